import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// How often something was drawn, on the workers.
private final class Drawings: @unchecked Sendable {
  private let lock = NSLock()
  private var drawn = 0
  func count() { lock.withLock { drawn += 1 } }
  var counted: Int { lock.withLock { drawn } }
}

@Suite("Traits") struct TraitTests {
  private static let dark = {
    var traits = ASPrimitiveTraitCollection()
    traits.userInterfaceStyle = .dark
    return traits
  }()

  @Test("traits go from parents to children, on the thread that sets them, once for each change")
  func traits() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let node = PhotoNode()
      runtime.sync(.layout) { node.propagateTraits(Self.dark) }
      node.propagateTraits(Self.dark)
      let late = BoxNode()
      node.addSubnode(late)
      #expect(late.asyncTraitCollection().userInterfaceStyle == .dark)
    }
    #expect(
      transcript.story("asyncTraitCollectionDidChange(withPreviousTraitCollection:)") == """
        layout PhotoNode asyncTraitCollectionDidChange(withPreviousTraitCollection:)
        layout BoxNode asyncTraitCollectionDidChange(withPreviousTraitCollection:)
        main BoxNode asyncTraitCollectionDidChange(withPreviousTraitCollection:)
        """)
  }

  @Test("traits handed to a spec are those of the nodes in it, and of all below them")
  func spec() {
    HeadlessRuntime().runMain {
      let (outer, inner, alone) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      outer.addSubnode(inner)
      let spec = ASInsetLayoutSpec(insets: .zero, child: ASWrapperLayoutSpec(layoutElements: [outer, alone]))
      ASTraitCollectionPropagateDown(spec, Self.dark)
      #expect([outer, inner, alone].allSatisfy { $0.asyncTraitCollection().userInterfaceStyle == .dark })
      ASTraitCollectionPropagateDown(alone, ASPrimitiveTraitCollectionMakeDefault())
      #expect(alone.asyncTraitCollection().userInterfaceStyle == .unspecified)
      #expect(NSStringFromASPrimitiveTraitCollection(Self.dark).contains("dark"))
    }
  }

  @Test("each trait is one that a node hears of when it changes")
  func changes() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = ASDisplayNode()
      let changes: [(inout ASPrimitiveTraitCollection) -> Void] = [
        { $0.horizontalSizeClass = .compact }, { $0.verticalSizeClass = .compact }, { $0.displayScale = 3 },
        { $0.userInterfaceIdiom = .pad }, { $0.forceTouchCapability = .available },
        { $0.layoutDirection = .rightToLeft }, { $0.userInterfaceStyle = .dark },
        { $0.preferredContentSizeCategory = .extraLarge }, { $0.containerSize.width = 5 },
      ]
      for change in changes {
        transcript.clear()
        var traits = node.primitiveTraitCollection()
        change(&traits)
        node.setPrimitiveTraitCollection(traits)
        #expect(
          transcript.story("asyncTraitCollectionDidChange()") == "main ASDisplayNode asyncTraitCollectionDidChange()",
          "\(traits)")
      }
    }
  }

  @Test("a node has the traits of its new supernode, also where those are the plain ones")
  func plain() {
    HeadlessRuntime().runMain {
      let (node, inner, supernode) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      node.addSubnode(inner)
      node.propagateTraits(Self.dark)
      supernode.addSubnode(node)
      #expect(node.primitiveTraitCollection() == ASPrimitiveTraitCollection())
      #expect(inner.primitiveTraitCollection() == ASPrimitiveTraitCollection())
    }
  }

  @Test("a controller may have its node see other traits than its own")
  func overridden() {
    HeadlessRuntime().runMain {
      let (window, inner) = (UIWindow(), ASDisplayNode())
      let controller = ASViewController(node: ASDisplayNode())
      controller.node.addSubnode(inner)
      controller.overrideDisplayTraitsWithTraitCollection = { _ in ASTraitCollection(Self.dark) }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(inner.asyncTraitCollection().userInterfaceStyle == .dark)
      #expect(inner.asyncTraitCollection().containerSize == window.bounds.size)
    }
  }

  @Test("traits are made of UIKit's and of what earlier versions were given, and are UIKit's again")
  func converted() {
    let phone = ASTraitCollection(
      uiTraitCollection: UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .dark)]),
      containerSize: CGSize(width: 3, height: 4))
    #expect(phone.userInterfaceStyle == .dark && phone.containerSize == CGSize(width: 3, height: 4))
    #expect(
      ASPrimitiveTraitCollectionFromUITraitCollection(ASPrimitiveTraitCollectionToUITraitCollection(phone.primitive))
        == ASPrimitiveTraitCollectionFromUITraitCollection(
          UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .dark)])))
    let pad = ASTraitCollection(
      displayScale: 2, userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .compact,
      forceTouchCapability: .available, containerSize: .zero)
    #expect(pad.userInterfaceIdiom == .pad && pad.verticalSizeClass == .compact && pad.displayScale == 2)
    #expect(pad.isEqual(to: ASTraitCollection(asPrimitiveTraitCollection: pad.primitive)) && pad != phone)
  }

  @Test("a node is drawn anew for another style, and for nothing else that is about it")
  func drawnAnew() {
    let drawings = Drawings()
    let runtime = HeadlessRuntime()
    runtime.runMain {
      let (window, node) = (UIWindow(), ASDisplayNode())
      node.willDisplayNodeContentWithRenderingContext = { _, _ in drawings.count() }
      node.backgroundColor = .red
      node.frame = window.bounds
      window.addSubview(node.view)
      runtime.turn()
      let first = drawings.counted
      var traits = node.primitiveTraitCollection()
      traits.horizontalSizeClass = .regular
      node.propagateTraits(traits)
      runtime.turn()
      #expect(drawings.counted == first)
      traits.userInterfaceStyle = .dark
      node.propagateTraits(traits)
      runtime.turn()
      #expect(drawings.counted == first + 1)
    }
  }

  @Test("a style that a controller has for itself is its nodes' at once, and its hook hears of it")
  func ownStyle() {
    final class Listening: ASDisplayNode {
      var before: UIUserInterfaceStyle?
      override func asyncTraitCollectionDidChange(withPreviousTraitCollection previous: ASPrimitiveTraitCollection) {
        super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
        before = previous.userInterfaceStyle
      }
    }
    HeadlessRuntime().runMain {
      let (window, inner) = (UIWindow(), Listening())
      let controller = ASViewController(node: ASDisplayNode())
      controller.node.addSubnode(inner)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      controller.overrideUserInterfaceStyle = .dark
      #expect(inner.asyncTraitCollection().userInterfaceStyle == .dark && inner.before == .light)
    }
  }
}

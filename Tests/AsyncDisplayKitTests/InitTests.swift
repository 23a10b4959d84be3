import AsyncDisplayKit
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Where an initialiser ends") struct InitTests {
  final class Late: ASDisplayNode {
    override init() {
      super.init()
      backgroundColor = .red
      _ = view
    }
  }

  private func told(_ body: () -> Void) -> String {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain(body)
    return transcript.text("init", "view", "nodeBlock", "addSubnode(_:)")
  }

  @Test("within a scope the author's part belongs to it")
  func scoped() {
    #expect(
      told { _ = HeadlessRuntime.make { Late() } } == """
        main Late init enter [byClient]
        main Late view [byClient]
        main _ASDisplayView init [byFramework]
        main Late init exit [loaded]
        """)
  }

  @Test("without a scope only the base class's part does")
  func unscoped() {
    #expect(
      told { _ = Late() } == """
        main Late init enter [byClient]
        main Late init exit
        main Late view [byClient]
        main _ASDisplayView init [byFramework]
        """)
  }

  @Test("a subnode's init ends with that of the node that is being made, so that the two nest")
  func nested() {
    #expect(
      told { _ = HeadlessRuntime.make { PhotoNode() } } == """
        main BoxNode init enter [byClient]
        main PhotoNode init enter [byClient]
        main PhotoNode addSubnode(_:) [byClient]
        main PhotoNode init exit
        main BoxNode init exit
        """)
  }

  @Test("what is made after a node of the kit's own is not made in its initialiser")
  func kitClasses() {
    #expect(
      told {
        _ = HeadlessRuntime.make {
          let nodes = (ASTextNode(), ASVideoNode())
          _ = UIView()
          return nodes
        }
      } == """
        main ASTextNode init enter [byClient]
        main ASTextNode init exit
        main ASVideoNode init enter [byClient]
        main ASVideoNode init exit
        main UIView init [byClient]
        """)
  }

  @Test("a plain node has no author's part")
  func plain() {
    #expect(
      told { _ = HeadlessRuntime.make { (ASDisplayNode(), ASDisplayNode()) } } == """
        main ASDisplayNode init enter [byClient]
        main ASDisplayNode init exit
        main ASDisplayNode init enter [byClient]
        main ASDisplayNode init exit
        """)
  }

  @Test("a controller's init begins when its node's has ended")
  func controller() {
    #expect(
      told { _ = HeadlessRuntime.make { ASViewController(node: Late()) } } == """
        main Late init enter [byClient]
        main Late view [byClient]
        main _ASDisplayView init [byFramework]
        main Late init exit [loaded]
        main ASViewController<Late> init enter [byClient]
        main ASViewController<Late> init exit
        """)
  }

  class Marked: ASDisplayNode {
    override class var inheritsInitialisers: Bool { false }

    override init() {
      ASDisplayNode.initialiserBegins(Marked.self)
      defer { ASDisplayNode.initialiserEnds(Marked.self) }
      super.init()
    }

    convenience init(loaded: Bool) {
      ASDisplayNode.initialiserBegins(Marked.self)
      defer { ASDisplayNode.initialiserEnds(Marked.self) }
      self.init()
      if loaded { _ = layer }
    }
  }

  final class Derived: Marked {
    override class var inheritsInitialisers: Bool { false }

    init(child: Bool) {
      ASDisplayNode.initialiserBegins(Derived.self)
      defer { ASDisplayNode.initialiserEnds(Derived.self) }
      super.init()
      if child { _ = Marked() }
    }
  }

  final class Inheriting: Marked {
    override class var inheritsInitialisers: Bool { true }
  }

  final class Plain: ASDisplayNode {
    override class var inheritsInitialisers: Bool { true }
  }

  @Test("an initialiser that says where it ends has ended there, whoever makes something after it")
  func marked() {
    #expect(toldBeforeView { Marked() } == ["Marked init enter", "Marked init exit", "UIView init"])
    #expect(toldBeforeView { Inheriting() } == ["Inheriting init enter", "Inheriting init exit", "UIView init"])
    #expect(toldBeforeView { Plain() } == ["Plain init enter", "Plain init exit", "UIView init"])
  }

  @Test("an initialiser that calls another one of its class goes on, and so does one of a subclass")
  func markedChains() {
    let loaded = toldBeforeView { Marked(loaded: true) }
    #expect(loaded.prefix(2) == ["Marked init enter", "Marked layer"])
    #expect(loaded.suffix(2) == ["Marked init exit", "UIView init"])
    #expect(
      toldBeforeView { Derived(child: true) } == [
        "Derived init enter", "Marked init enter", "Marked init exit", "Derived init exit", "UIView init",
      ])
  }
}

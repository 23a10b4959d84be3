import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Measuring") struct MeasuringTests {
  private static let range = ASSizeRange(min: .zero, max: CGSize(width: 200, height: 200))

  @Test("it never happens on main, whoever asks", arguments: Engine.allCases)
  func offMain(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let node = HeadlessRuntime.make { PhotoNode() }
      transcript.clear()
      let layout = node.layoutThatFits(Self.range)
      #expect(layout.size == CGSize(width: 200, height: 200))
      #expect(layout.frame(for: node.box) == CGRect(x: 10, y: 10, width: 50, height: 40))
    }
    #expect(
      transcript.text("layoutThatFits(_:)", "layoutSpecThatFits(_:)", "calculatedLayoutDidChange()", "returned") == """
        main PhotoNode layoutThatFits(_:) enter [byClient]
        layout PhotoNode layoutThatFits(_:) enter [byFramework]
        layout PhotoNode layoutSpecThatFits(_:) enter [byFramework]
        layout PhotoNode layoutSpecThatFits(_:) exit [byFramework]
        layout ASInsetLayoutSpec returned
        layout BoxNode layoutThatFits(_:) enter [byFramework]
        layout BoxNode calculatedLayoutDidChange() enter [byFramework]
        layout BoxNode calculatedLayoutDidChange() superEnter
        layout BoxNode calculatedLayoutDidChange() superExit
        layout BoxNode calculatedLayoutDidChange() exit [byFramework]
        layout BoxNode layoutThatFits(_:) exit [byFramework]
        layout PhotoNode layoutThatFits(_:) exit [byFramework]
        layout PhotoNode calculatedLayoutDidChange() enter [byFramework]
        layout PhotoNode calculatedLayoutDidChange() superEnter
        layout PhotoNode calculatedLayoutDidChange() superExit
        layout PhotoNode calculatedLayoutDidChange() exit [byFramework]
        main PhotoNode layoutThatFits(_:) exit [byClient]
        """)
  }

  @Test("a node that is measured within another one has its size at once, before that is its layout")
  func pendingSize() {
    final class Outer: ASDisplayNode {
      let box = BoxNode()
      var seen = CGSize.zero
      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        _ = box.layoutThatFits(ASSizeRange(min: .zero, max: constrainedSize))
        seen = box.calculatedSize
        return seen
      }
    }
    HeadlessRuntime().runMain {
      let node = Outer()
      node.addSubnode(node.box)
      _ = node.view
      _ = node.layoutThatFits(Self.range)
      #expect(node.seen == CGSize(width: 50, height: 40) && node.box.calculatedSize == node.seen)
      #expect(node.box.calculatedLayout == nil)
      node.box.setNeedsLayout()
      #expect(node.box.calculatedSize == .zero)
    }
  }

  @Test("the spec is asked for once for each range, until something changes")
  func cached() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let node = HeadlessRuntime.make { PhotoNode() }
      transcript.clear()
      for _ in 0..<3 { _ = node.layoutThatFits(Self.range) }
      runtime.turn()
      node.inset = 20
      node.setNeedsLayout()
      let layout = node.layoutThatFits(Self.range)
      #expect(layout.frame(for: node.box).minX == 20)
    }
    #expect(
      transcript.story("layoutSpecThatFits(_:)", "settled") == """
        layout PhotoNode layoutSpecThatFits(_:)
        main settled
        layout PhotoNode layoutSpecThatFits(_:)
        main settled
        """)
  }

  @Test("a loaded node hears of a new layout on main", arguments: Engine.allCases)
  func loaded(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let node = BoxNode()
      _ = node.view
      runtime.async(.background) { _ = node.layoutThatFits(Self.range) }
      runtime.turn()
      #expect(node.calculatedSize == CGSize(width: 50, height: 40))
    }
    #expect(transcript.story("calculatedLayoutDidChange()") == "main BoxNode calculatedLayoutDidChange()")
  }

  // MARK: Specs

  final class Keeper: ASDisplayNode {
    let box = BoxNode()
    lazy var outer = ASInsetLayoutSpec(insets: .zero, child: inner)
    lazy var inner = ASInsetLayoutSpec(insets: .zero, child: box)
    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { outer }
  }

  @Test("the whole spec tree is frozen from its return on: a later write is refused and reported")
  func frozen() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = Keeper()
      _ = node.layoutThatFits(Self.range)
      node.outer.insets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      node.inner.insets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      #expect(node.outer.insets == .zero)
      #expect(node.inner.insets == .zero)
    }
    #expect(transcript.brokenRules == ["spec-immutable", "spec-immutable"])
    #expect(
      transcript.text("returned", "write") == """
        layout ASInsetLayoutSpec returned
        layout ASInsetLayoutSpec returned
        main ASInsetLayoutSpec write [byClient refused frozen]
        main ASInsetLayoutSpec write [byClient refused frozen]
        """)
  }

  @Test("a spec that was kept and is returned again is reported")
  func kept() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = Keeper()
      _ = node.layoutThatFits(Self.range)
      node.invalidateCalculatedLayout()
      _ = node.layoutThatFits(Self.range)
    }
    #expect(transcript.brokenRules == ["spec-not-kept"])
    #expect(transcript.text("returned").hasSuffix("returned [frozen]"))
  }

  @Test("a block gives the spec, but not where the class does")
  func block() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = ASDisplayNode()
      let box = BoxNode()
      node.layoutSpecBlock = { _, _ in ASInsetLayoutSpec(insets: .zero, child: box) }
      #expect(node.layoutThatFits(ASSizeRangeUnconstrained).size == CGSize(width: 50, height: 40))
      let photo = PhotoNode()
      photo.layoutSpecBlock = { _, _ in ASLayoutSpec() }
      #expect(photo.layoutThatFits(Self.range).sublayouts.count == 1)
    }
    #expect(transcript.brokenRules == ["one-spec-source"])
  }

  @Test("subnodes cannot be changed while the spec is being built")
  func changedMeanwhile() {
    final class Adding: ASDisplayNode {
      override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        addSubnode(ASDisplayNode())
        return ASLayoutSpec()
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = Adding()
      _ = node.layoutThatFits(Self.range)
      #expect(node.subnodes.isEmpty)
    }
    #expect(transcript.brokenRules == ["fixed-while-measured"])
  }

  @Test("an unsound layout is reported and becomes zero")
  func unsound() {
    final class Endless: ASDisplayNode {
      override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
        ASLayout(layoutElement: self, size: CGSize(width: CGFloat.infinity, height: 0))
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      #expect(Endless().layoutThatFits(Self.range).size == .zero)
    }
    #expect(transcript.brokenRules == ["sound-layout"])
  }
}

import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Wants a size that can change, and counts how often it is measured.
private final class Resizable: ASDisplayNode {
  nonisolated(unsafe) var wants: CGFloat
  nonisolated(unsafe) var ranges: [ASSizeRange] = []

  init(_ wants: CGFloat) {
    self.wants = wants
    super.init()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: wants, height: 1) }
  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    ranges.append(constrainedSize)
    return super.calculateLayoutThatFits(constrainedSize)
  }
}

/// A row of ten points in a window: B shrinks, C stays, and D can be exchanged for E.
private final class Row {
  let window = UIWindow()
  let (a, b, c, d, e) = (ASDisplayNode(), Resizable(1), Resizable(2), Resizable(1), Resizable(1))
  var last: Resizable

  init() {
    last = d
    b.style.flexShrink = 1
    a.automaticallyManagesSubnodes = true
    a.layoutSpecBlock = { [unowned self] _, _ in
      ASStackLayoutSpec(
        direction: .horizontal, spacing: 0, justifyContent: .spaceBetween, alignItems: .start, children: [b, c, last])
    }
    a.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
  }

  func show() {
    window.addSubview(a.view)
    window.makeKeyAndVisible()
    settle()
    for node in [b, c, d, e] { node.ranges = [] }
  }

  /// From left to right: where each node begins and how long it is.
  var places: [[CGFloat]] { a.subnodes.map { [$0.frame.minX, $0.frame.width] } }

  /// C wants more, and E takes the place of D.
  func change() {
    c.wants = 4
    last = e
    for node in [a, c] { node.setNeedsLayout() }
  }
}

@Suite("As the original: layout passes and transitions of a row") struct EnginePassCases {
  private let before: [[CGFloat]] = [[0, 1], [4, 2], [9, 1]]
  private let after: [[CGFloat]] = [[0, 1], [3, 4], [9, 1]]
  private let free = ASSizeRange(min: .zero, max: CGSize(width: CGFloat.infinity, height: 1))

  @Test("only what has changed is measured again")
  func pass() {
    let transcript = onMain {
      let row = Row()
      row.show()
      #expect(row.places == before)
      row.change()
      row.a.view.layoutIfNeeded()
      #expect(row.places == after && row.a.subnodes.last === row.e && row.d.supernode == nil)
      #expect(row.b.ranges == [] && row.c.ranges == [free] && row.e.ranges == [free])
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("until a transition is measured its node stays as it was, whatever main lays out meanwhile")
  func transition() {
    let transcript = onMain {
      let row = Row()
      row.show()
      row.c.wants = 4
      row.last = row.e
      row.c.invalidateCalculatedLayout()
      var isMeasured = false
      row.a.transitionLayout(withAnimation: false, shouldMeasureAsync: true) { isMeasured = true }
      row.window.layoutIfNeeded()
      #expect(!isMeasured && row.places == before)
      settle()
      #expect(isMeasured && row.places == after && row.d.supernode == nil)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a node that was made shorter is measured with its length, and comes back to its own")
  func multipass() {
    let transcript = onMain {
      let row = Row()
      row.b.wants = 8
      row.window.addSubview(row.a.view)
      row.a.view.layoutIfNeeded()
      #expect(row.places == [[0, 7], [7, 2], [9, 1]])
      let exact = ASSizeRange(min: CGSize(width: 7, height: 0), max: CGSize(width: 7, height: 1))
      #expect(row.b.ranges == [free, exact])
      row.b.wants = 1
      row.b.setNeedsLayout()
      settle()
      #expect(row.places == before)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a layout pass measures what nobody has measured, and the same size is not measured twice")
  func once() {
    onMain {
      let (node, inner) = (ASDisplayNode(), ASButtonNode())
      nonisolated(unsafe) var specs = 0
      node.addSubnode(inner)
      node.layoutSpecBlock = { _, _ in
        specs += 1
        return ASInsetLayoutSpec(insets: .zero, child: inner)
      }
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(node.calculatedSize == .zero && inner.calculatedSize == .zero)
      node.view.layoutIfNeeded()
      #expect(node.calculatedSize == node.bounds.size && inner.calculatedSize == node.bounds.size)
      _ = node.layoutThatFits(ASSizeRangeMake(node.bounds.size))
      #expect(specs == 1)
    }
  }

  @Test("nodes that a spec makes are there when their layout is applied", arguments: Engine.allCases)
  func madeInSpec(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (root, inner) = (ASDisplayNode(), ASDisplayNode())
      for node in [root, inner] { node.automaticallyManagesSubnodes = true }
      inner.layoutSpecBlock = { _, _ in
        ASInsetLayoutSpec(insets: .zero, child: ASInsetLayoutSpec(insets: .zero, child: Resizable(30)))
      }
      root.layoutSpecBlock = { _, _ in
        let made = ASInsetLayoutSpec(insets: .zero, child: Resizable(20))
        return ASStackLayoutSpec(
          direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch, children: [made, inner])
      }
      root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      _ = root.view
      HeadlessRuntime.current.sync(.background) { _ = root.layoutThatFits(ASSizeRangeMake(root.bounds.size)) }
      settle()
      root.view.layoutIfNeeded()
      #expect(root.subnodes.count == 2 && root.subnodes.first?.bounds.size == CGSize(width: 300, height: 1))
      #expect(inner.subnodes.count == 1)
    }
    #expect(transcript.brokenRules == [])
  }
}

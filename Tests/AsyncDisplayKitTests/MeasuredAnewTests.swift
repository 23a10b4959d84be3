import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What is measured anew, and what comes of it") struct MeasuredAnewTests {
  private let range = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))

  @Test("what changes while it is measured is measured anew the next time", arguments: Engine.allCases)
  func changedMeanwhile(engine: Engine) {
    final class Growing: ASDisplayNode {
      var side: CGFloat = 10
      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        defer {
          if side < 30 {
            side += 10
            invalidateCalculatedLayout()
          }
        }
        return CGSize(width: side, height: side)
      }
    }
    HeadlessRuntime(Transcript(), scheduler: engine.scheduler).runMain {
      let node = Growing()
      #expect((0..<4).map { _ in node.layoutThatFits(range).size.width } == [10, 20, 30, 30])
    }
  }

  @Test("another block for the layout spec has the node measured by it")
  func anotherBlock() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      for side in [10.0, 20] {
        node.layoutSpecBlock = { _, _ in
          let spec = ASLayoutSpec()
          spec.style.preferredSize = CGSize(width: side, height: side)
          return spec
        }
        #expect(node.layoutThatFits(range).size == CGSize(width: side, height: side))
      }
    }
  }

  @Test("what was measured is known for the last four ranges")
  func known() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      var measured: [CGFloat] = []
      node.layoutSpecBlock = { _, range in
        measured.append(range.max.width)
        return ASLayoutSpec()
      }
      for width in [1, 2, 3, 4, 5, 5, 4, 3, 2, 1] as [CGFloat] {
        _ = node.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: width, height: 1)))
      }
      #expect(measured == [1, 2, 3, 4, 5, 1])
    }
  }

  @Test("of two layouts that are as large as the node the newest is applied", arguments: [false, true])
  func newest(isExactLast: Bool) {
    HeadlessRuntime(Transcript()).runMain {
      let (node, box) = (ASDisplayNode(), ASDisplayNode())
      node.addSubnode(box)
      node.layoutSpecBlock = { _, range in
        let left: CGFloat = range.min.width > 0 ? 5 : 1
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0), child: box)
      }
      box.style.preferredSize = CGSize(width: 100, height: 100)
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      _ = node.view
      let exact = ASSizeRangeMake(node.bounds.size)
      for range in isExactLast ? [range, exact] : [exact, range] {
        #expect(node.layoutThatFits(range).size == node.bounds.size)
      }
      node.view.layoutIfNeeded()
      #expect(box.frame.minX == (isExactLast ? 5 : 1))
    }
  }

  @Test("a node that is elsewhere is not moved by a layout that has it")
  func elsewhere() {
    HeadlessRuntime(Transcript()).runMain {
      let (node, other, box) = (ASDisplayNode(), ASDisplayNode(), BoxNode())
      box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      other.addSubnode(box)
      node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: box) }
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      node.view.layoutIfNeeded()
      #expect(node.calculatedLayout?.frame(for: box).size == CGSize(width: 100, height: 100))
      #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test("a node that is to be written the other way is laid out the other way")
  func direction() {
    HeadlessRuntime(Transcript()).runMain {
      let node = PhotoNode()
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      node.view.layoutIfNeeded()
      #expect(node.box.frame.minX == 10)
      node.semanticContentAttribute = .forceRightToLeft
      node.view.layoutIfNeeded()
      #expect(node.box.frame.maxX == 90)
    }
  }

  @Test("what is scrolled within a node is no news for the one above")
  func scrolled() {
    final class Counting: ASDisplayNode {
      var passes = 0
      override func layout() {
        super.layout()
        passes += 1
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (window, node, inner) = (UIWindow(), Counting(), ASDisplayNode())
      node.addSubnode(inner)
      node.frame = window.bounds
      inner.frame = window.bounds
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      let before = node.passes
      inner.bounds.origin.y = 7
      HeadlessRuntime.current.turn()
      #expect(node.passes == before)
      inner.bounds.size.height -= 7
      HeadlessRuntime.current.turn()
      #expect(node.passes == before + 1)
    }
  }

  @Test("a spec of one's own that is larger than it may be has its node as large")
  func larger() {
    final class Wide: ASLayoutSpec {
      override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
        ASLayout(layoutElement: self, size: CGSize(width: constrainedSize.max.width + 20, height: 5))
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      node.layoutSpecBlock = { _, _ in Wide() }
      #expect(node.layoutThatFits(range).size == CGSize(width: 120, height: 5))
    }
  }
}

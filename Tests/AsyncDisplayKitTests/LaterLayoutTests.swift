import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("What a later layout knows of an earlier one") struct LaterLayoutTests {
  /// A square that counts how often it is measured.
  private final class Plate: ASDisplayNode {
    private(set) var measured = 0
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      measured += 1
      return CGSize(width: 10, height: 10)
    }
  }

  private func perform(_ body: @escaping (ShelfNode, [Plate]) -> Void) {
    ShelfNode.show(Plate.init) { _, shelf, plates in body(shelf, plates) }
  }

  @Test("what was in a layout, went elsewhere and came back by hand is taken out by no layout")
  func backByHand() {
    perform { shelf, plates in
      let other = ASDisplayNode()
      other.addSubnode(plates[2])
      shelf.shown = [plates[0], plates[1]]
      shelf.setNeedsLayout()
      HeadlessRuntime.current.turn()
      shelf.addSubnode(plates[2])
      HeadlessRuntime.current.turn()
      #expect(shelf.subnodes == plates)
    }
  }

  @Test("what a change has brought in goes with the next layout, also where there is none between the two")
  func noneBetween() {
    perform { shelf, plates in
      let late = Plate()
      shelf.shown = plates + [late]
      shelf.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(late.supernode === shelf)
      shelf.shown = plates
      shelf.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(late.supernode == nil && shelf.subnodes == plates)
    }
  }

  @Test("whoever measures a node moves none of its subnodes")
  func onlyMeasured() {
    perform { shelf, plates in
      shelf.shown = [plates[0]]
      shelf.invalidateCalculatedLayout()
      let layout = shelf.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 50, height: 50)))
      #expect(layout.sublayouts.count == 1 && shelf.subnodes == plates)
      shelf.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(shelf.subnodes == [plates[0]])
    }
  }

  @Test("a subnode that has forgotten its layout has it measured for itself, not for the node above")
  func forgotten() {
    HeadlessRuntime(Transcript()).runMain {
      let (node, plate) = (ASDisplayNode(), Plate())
      var measured = 0
      node.automaticallyManagesSubnodes = true
      node.layoutSpecBlock = { _, _ in
        measured += 1
        return ASWrapperLayoutSpec(layoutElement: plate)
      }
      node.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      node.view.layoutIfNeeded()
      plate.invalidateCalculatedLayout()
      for _ in 1...2 {
        node.view.setNeedsLayout()
        node.view.layoutIfNeeded()
      }
      #expect(measured == 1)
    }
  }

  @Test("a change tells of the range that was there before it")
  func before() {
    final class Asking: ASDisplayNode {
      var ranges: [ASSizeRange] = []
      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { .zero }
      override func animateLayoutTransition(_ context: any ASContextTransitioning) {
        let keys = [ASTransitionContextFromLayoutKey, ASTransitionContextToLayoutKey]
        ranges = keys.map { context.constrainedSize(forKey: $0) }
        context.completeTransition(true)
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let node = Asking()
      let ranges = [20, 30].map { ASSizeRange(min: .zero, max: CGSize(width: $0, height: $0)) }
      for range in ranges { node.transitionLayout(with: range, animated: false, shouldMeasureAsync: false) }
      #expect(node.ranges == ranges)
    }
  }

  @Test("of a node that is not loaded, a layout that was known before is told to nobody on main")
  func known() {
    let told = HookStage.perform(.layout) { stage in
      let node = RecordedNode("N", stage.log)
      node.layoutSpecBlock = { _, _ in ASLayoutSpec() }
      for side in [30, 20, 30] as [CGFloat] {
        _ = node.layoutThatFits(ASSizeRangeMake(CGSize(width: side, height: side)))
      }
    }
    #expect(told.hooks == "layout N calculatedLayoutDidChange\nlayout N calculatedLayoutDidChange")
  }
}

import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Has the content come to rest at multiples of 100 points, and stay at its top after updates if it says so.
private final class SteppedLayout: UICollectionViewFlowLayout {
  var top: CGPoint?

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100 + velocity.y) }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    top ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}

@Suite("Where a layout wants the content") struct TargetOffsetTests {
  @Test("after a finger has let go of it")
  func release() {
    CollectionStage.perform(NamedSource("abcdefghijklmnopqrstuvwxyz"), layout: SteppedLayout()) { stage in
      stage.list.view.drag(by: CGPoint(x: 0, y: 140))
      stage.turn()
      #expect(stage.list.contentOffset.y == 100)
      stage.list.view.drag(by: CGPoint(x: 0, y: 10), releasedAt: CGPoint(x: 0, y: 0.1))
      stage.turn()
      #expect(stage.list.contentOffset.y == 200.1)
    }
  }

  @Test("after an update, and not when everything is loaded anew")
  func update() {
    let layout = SteppedLayout()
    CollectionStage.perform(NamedSource("abcdefghijklmnopqrstuvwxyz"), layout: layout) { stage in
      stage.list.view.contentOffset.y = 300
      layout.top = CGPoint(x: 0, y: 7)
      stage.list.reloadData()
      stage.turn()
      #expect(stage.list.contentOffset.y == 300)
      stage.source.sections[0].append("!")
      stage.list.insertItems(at: stage.paths(26))
      stage.turn()
      #expect(stage.list.contentOffset.y == 7)
    }
  }
}

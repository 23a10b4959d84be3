import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("A list that is told of something else while it is on screen") struct LaterChangeTests {
  private let letters = NamedSource("abcdefghijklmnopqrstuvwxyz")

  private func flow(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = direction
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    return flow
  }

  @Test("what is to be prepared is prepared without anybody scrolling")
  func tuning() {
    CollectionStage.perform(letters) { stage in
      let before = stage.states
      let parameters = ASRangeTuningParameters(leadingBufferScreenfuls: 2)
      stage.list.setTuningParameters(parameters, for: .minimum, rangeType: .preload)
      stage.turn()
      #expect(stage.states.count { $0 == "-" } < before.count { $0 == "-" })
    }
  }

  @Test("the insets that a list has already are no news")
  func sameInsets() {
    CollectionStage.perform(letters) { stage in
      stage.list.contentInset = stage.list.contentInset
      #expect(!stage.list.isProcessingUpdates)
      stage.list.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      #expect(stage.list.isProcessingUpdates)
    }
  }

  @Test("insets leave cells of given size less room side by side")
  func insets() {
    CollectionStage.perform(letters, layout: flow()) { stage in
      let third = stage.list.nodeForItem(at: IndexPath(item: 2, section: 0))
      #expect(third?.frame.origin == CGPoint(x: 220, y: 0))
      stage.list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 60)
      stage.turn()
      #expect(third?.frame.minY == 120)
    }
  }

  @Test("a list that is turned, and turned back, turns what is on screen at once")
  func inverted() {
    CollectionStage.perform(letters) { stage in
      let first = stage.list.nodeForItem(at: IndexPath(item: 0, section: 0))
      for isInverted in [true, false] {
        stage.list.inverted = isInverted
        #expect(first?.transform == CATransform3DMakeScale(1, isInverted ? -1 : 1, 1))
      }
    }
  }

  @Test("a list scrolls to where an item is by now")
  func scroll() {
    let flow = flow()
    CollectionStage.perform(letters, layout: flow) { stage in
      flow.minimumLineSpacing = 20
      stage.list.scrollToItem(at: IndexPath(item: 25, section: 0), at: .bottom, animated: false)
      #expect(stage.list.contentOffset.y == 760)
    }
  }

  @Test("an item is scrolled to the right side of the insets")
  func right() {
    CollectionStage.perform(letters, layout: flow(.horizontal)) { stage in
      stage.list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)
      stage.turn()
      stage.list.scrollToItem(at: IndexPath(item: 25, section: 0), at: .right, animated: false)
      #expect(stage.list.contentOffset.x == stage.list.contentSize.width - 320 + 30)
    }
  }
}

import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("The range of a transition") struct KeptRangeTests {
  @Test("without a range of its own, a transition of a node as large as its layout measures for the range before")
  func keptRange() {
    HeadlessRuntime().runMain {
      let node = PhotoNode()
      let range = ASSizeRangeMake(CGSize(width: 20, height: 20), CGSize(width: 100, height: 80))
      node.transitionLayout(with: range, animated: false, shouldMeasureAsync: false)
      node.frame.size = node.calculatedSize
      node.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(node.constrainedSizeForCalculatedLayout == range)
    }
  }

  @Test("a node whose frame was set by hand measures for its bounds")
  func frameByHand() {
    HeadlessRuntime().runMain {
      let node = PhotoNode()
      node.transitionLayout(
        with: ASSizeRangeMake(CGSize(width: 100, height: 80)), animated: false, shouldMeasureAsync: false)
      node.frame.size = CGSize(width: 50, height: 40)
      node.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(node.constrainedSizeForCalculatedLayout == ASSizeRangeMake(CGSize(width: 50, height: 40)))
    }
  }
}

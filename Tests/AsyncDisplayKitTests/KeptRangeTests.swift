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
}

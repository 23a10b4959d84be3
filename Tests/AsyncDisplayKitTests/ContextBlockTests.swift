import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("Blocks around what a node draws") struct ContextBlockTests {
  @Test("one that takes the context alone is called as one that takes all", arguments: [false, true])
  func contextAlone(isAfter: Bool) {
    HeadlessRuntime().runMain {
      let node = ASDisplayNode()
      nonisolated(unsafe) var areas: [CGRect] = []
      if isAfter {
        node.didDisplayNodeContentWithRenderingContext = { context in
          let area = context.boundingBoxOfClipPath
          areas.append(area)
        }
      } else {
        node.willDisplayNodeContentWithRenderingContext = { context in
          let area = context.boundingBoxOfClipPath
          areas.append(area)
        }
      }
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.displayImmediately()
      #expect(areas.map(\.size) == [CGSize(width: 10, height: 10)])
    }
  }

  @Test("none takes the other away")
  func none() {
    let node = ASDisplayNode()
    node.willDisplayNodeContentWithRenderingContext = { _ in }
    #expect(node.willDisplayNodeContentWithRenderingContext != nil)
    node.willDisplayNodeContentWithRenderingContext = nil
    #expect(node.willDisplayNodeContentWithRenderingContext == nil)
  }
}

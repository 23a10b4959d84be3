import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Ranges of what scrolls to the side") struct SidewaysRangeTests {
  @Test("more is prepared where the content was moved to last", arguments: Engine.allCases)
  func direction(engine: Engine) {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    let letters = NamedSource("abcdefghijklmnopqrstuvwxyz")
    letters.height = 480
    CollectionStage.perform(letters, layout: flow, on: engine) { stage in
      stage.list.contentOffset.x = 1100
      stage.turn()
      #expect(stage.states == "-----pppddvvvdddppppp-----")
      stage.list.contentOffset.x = 1099
      stage.turn()
      #expect(stage.states == "--pppppdddvvvddppp--------")
    }
  }
}

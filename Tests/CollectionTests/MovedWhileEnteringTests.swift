import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Moves its list as soon as it hears of the first cell.
private final class Jumper: ASCollectionDelegate {
  var told: [String] = []
  /// Where to, each time that a cell enters.
  var jumps: [CGFloat] = [600]
  /// What is done to the list when a cell enters.
  var reload: ((ASCollectionNode) -> Void)?

  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
    tell("will", node)
    if !jumps.isEmpty { collectionNode.contentOffset.y = jumps.removeFirst() }
    if let reload { reload(collectionNode) }
  }

  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {
    tell("did", node)
  }

  private func tell(_ what: String, _ node: ASCellNode) {
    told.append("\(what) \((node as? NamedCell)?.name ?? "?")\(node.isVisible ? " seen" : "")")
  }
}

@Suite("Content that is moved while its cells enter") struct MovedWhileEnteringTests {
  private func told(
    by jumper: Jumper, _ source: NamedSource = NamedSource("abcdefghijkl"), _ body: (CollectionStage) -> Void = { _ in }
  ) -> String {
    CollectionStage.perform(source, prepare: { $0.delegate = jumper }) { stage in
      stage.turn()
      body(stage)
    }
    return jumper.told.joined(separator: ", ")
  }

  @Test("what is on screen then enters before it is seen, and what is not any more leaves")
  func order() {
    let jumper = Jumper()
    let told = told(by: jumper) { stage in #expect(stage.onScreen == "fghi") }
    #expect(told.hasPrefix("will a, will b, will c, will d, will f, will g, will h, will i, did a"))
  }

  @Test("a list that is moved for every cell comes to rest all the same")
  func endless() {
    let jumper = Jumper()
    jumper.jumps = (1...60).map { CGFloat($0) * 130 }
    let source = NamedSource([(0..<200).map { "\($0)." }])
    let told = told(by: jumper, source) { stage in
      #expect(stage.list.contentOffset.y == 60 * 130 && stage.transcript.brokenRules == [])
      #expect(stage.list.visibleNodes.count == 4)
      for case let cell as NamedCell in stage.list.visibleNodes {
        #expect(jumper.told.filter { $0 == "will \(cell.name)" }.count == 1)
      }
    }
    #expect(!told.split(separator: ", ").contains { $0.hasPrefix("will") && $0.hasSuffix("seen") })
  }

  @Test("cells of content that is gone meanwhile do not enter, and those that have entered leave")
  func replaced() {
    let (jumper, source) = (Jumper(), NamedSource("abcdefghijkl"))
    jumper.jumps = []
    jumper.reload = { list in
      jumper.reload = nil
      source.sections = [["x", "y"]]
      list.reloadData()
      list.waitUntilAllUpdatesAreProcessed()
    }
    let told = told(by: jumper, source) { stage in #expect(stage.onScreen == "xy") }
    #expect(told == "will a, will x, will y, did a")
  }
}

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

  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
    tell("will", node)
    if !jumps.isEmpty { collectionNode.contentOffset.y = jumps.removeFirst() }
  }

  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {
    tell("did", node)
  }

  private func tell(_ what: String, _ node: ASCellNode) {
    told.append("\(what) \((node as? NamedCell)?.name ?? "?")\(node.isVisible ? " seen" : "")")
  }
}

@Suite("Content that is moved while its cells enter") struct MovedWhileEnteringTests {
  private func told(by jumper: Jumper, _ body: (CollectionStage) -> Void = { _ in }) -> String {
    CollectionStage.perform(NamedSource("abcdefghijkl"), prepare: { $0.delegate = jumper }) { stage in
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
    jumper.jumps = (0..<200).map { CGFloat($0 % 2) * 600 }
    let told = told(by: jumper)
    #expect(!told.contains("did a seen") && told.contains("will a"))
  }
}

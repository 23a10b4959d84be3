import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript

/// Cells of which each fills half of the window, with one child; what it is asked and told leaves lines in the log.
final class RecordedSource: ASCollectionDataSource, ASCollectionDelegate {
  private let log: HookLog
  var names: [String]
  var mayFetch = false
  var batch: ASBatchContext?
  /// The one cell that has something to draw, which then is the only one to leave lines.
  var drawsOnly: String?
  var prepare: (RecordedCell) -> Void = { _ in }

  init(_ names: String, _ log: HookLog) {
    self.names = names.map { String($0) }
    self.log = log
  }

  private func note(_ line: String) { log.note(line, .container) }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    note("numberOfSections")
    return 1
  }
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
    note("numberOfItems")
    return names.count
  }
  func collectionNode(_ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath) -> Any? {
    note("nodeModel \(indexPath.item)")
    return nil
  }
  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
    note("nodeBlock \(indexPath.item)")
    let (name, prepare) = (names[indexPath.item], prepare)
    let isQuiet = drawsOnly != nil && drawsOnly != name
    let (log, draws) = (isQuiet ? HookLog([]) : log, drawsOnly != nil)
    return {
      let label = "\(name)'s child"
      let cell = RecordedCell(
        name, log, height: 50, child: draws ? RecordedDrawing(label, log) : RecordedBox(label, log))
      prepare(cell)
      return cell
    }
  }
  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    note("constrainedSize \(indexPath.item)")
    return ASSizeRangeMake(.zero, CGSize(width: 100, height: CGFloat.infinity))
  }

  private func label(of cell: ASCellNode) -> String { cell.indexPath.map { names[$0.item] } ?? "gone" }

  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
    note("willDisplay \(label(of: node))")
  }
  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {
    note("didEndDisplaying \(label(of: node))")
  }
  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool { mayFetch }
  func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
    note("willBeginBatchFetch")
    batch = context
  }
}

/// A collection of them in the window.
struct CellStage {
  let stage: HookStage
  let list: ASCollectionNode
  let source: RecordedSource
  var log: HookLog { stage.log }

  /// - Parameter prepare: before the collection is shown.
  static func perform(
    _ names: String, _ groups: HookGroup, on engine: Engine, prepare: (CellStage) -> Void = { _ in },
    _ body: (CellStage) -> Void
  ) -> (hooks: String, brokenRules: [String]) {
    HookStage.perform(groups, on: engine) { stage in
      let (list, source) = (ASCollectionNode(), RecordedSource(names, stage.log))
      let cells = CellStage(stage: stage, list: list, source: source)
      list.dataSource = source
      list.delegate = source
      prepare(cells)
      stage.show(list)
      body(cells)
      stage.turn()
      // The end of the list is no part of the story.
      stage.log.close()
    }
  }

  func turn() { stage.turn() }
}

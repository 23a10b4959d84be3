import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript

/// A cell that says which item it was made for.
final class NamedCell: ASCellNode {
  let name: String
  /// In points.
  var height: CGFloat

  init(_ name: String, height: CGFloat = 120) {
    self.name = name
    self.height = height
    super.init()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 100, height: height) }
}

/// Sections of named items, and what the delegate was told.
final class NamedSource: ASCollectionDataSource, ASCollectionDelegateFlowLayout {
  var sections: [[String]]
  var told: [String] = []
  var height: CGFloat = 120
  var mayFetch = false
  var refuses: Set<String> = []
  var batch: ASBatchContext?

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(_ items: String) { self.init([items.map { String($0) }]) }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { sections.count }

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
    let (name, height) = (sections[indexPath.section][indexPath.item], height)
    return { NamedCell(name, height: height) }
  }

  func collectionNode(_ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath) -> Any? {
    sections[indexPath.section][indexPath.item].uppercased()
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNode { NamedCell("\(kind.suffix(6)) \(indexPath.section)", height: 30) }

  // MARK: Delegate

  private func tell(_ what: String, _ node: ASCellNode) { told.append("\(what) \((node as? NamedCell)?.name ?? "?")") }

  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) { tell("will", node) }
  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {
    tell("did", node)
  }
  func collectionNode(_ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode) {
    tell("will", node)
  }

  func collectionNode(_ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    !refuses.contains("select")
  }
  func collectionNode(_ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    !refuses.contains("highlight")
  }
  func collectionNode(_ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath) {
    told.append("highlight \(indexPath.item)")
  }
  func collectionNode(_ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath) {
    told.append("unhighlight \(indexPath.item)")
  }
  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) {
    told.append("select \(indexPath.item)")
  }
  func collectionNode(_ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath) {
    told.append("deselect \(indexPath.item)")
  }

  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool { mayFetch }
  func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
    told.append("fetch on \(ThreadState.current.role)")
    batch = context
  }
}

/// A collection on screen, 320 by 480 points, with everything shown.
struct CollectionStage {
  let list: ASCollectionNode
  let source: NamedSource
  let transcript: Transcript

  @discardableResult static func perform(
    _ source: NamedSource, layout: UICollectionViewLayout? = nil, on engine: Engine = .deterministic,
    prepare: (ASCollectionNode) -> Void = { _ in }, _ body: (CollectionStage) -> Void
  ) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let list = layout.map { ASCollectionNode(collectionViewLayout: $0) } ?? ASCollectionNode()
      list.dataSource = source
      list.delegate = source
      prepare(list)
      let window = UIWindow()
      let controller = ASViewController(node: list)
      controller.automaticallyAdjustRangeModeBasedOnViewEvents = false
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(CollectionStage(list: list, source: source, transcript: transcript))
      HeadlessRuntime.current.turn()
    }
    return transcript
  }

  func turn() { HeadlessRuntime.current.turn() }

  /// The cells on screen.
  var onScreen: String { list.visibleNodes.compactMap { ($0 as? NamedCell)?.name }.joined() }

  /// All cells that there are or will be: sections with a bar in between.
  var items: String {
    (0..<list.numberOfSections).map { section in
      (0..<list.numberOfItems(inSection: section)).map { item in
        (list.nodeForItem(at: IndexPath(item: item, section: section)) as? NamedCell)?.name ?? "?"
      }.joined()
    }.joined(separator: "|")
  }

  /// One letter an item: visible, display, preload or far away.
  var states: String {
    (0..<list.numberOfItems(inSection: 0)).map { item in
      let state = list.nodeForItem(at: IndexPath(item: item, section: 0))?.interfaceState ?? []
      return state.contains(.visible) ? "v" : state.contains(.display) ? "d" : state.contains(.preload) ? "p" : "-"
    }.joined()
  }

  func paths(_ items: Int...) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }
}

import Foundation
import HeadlessUIKit

/// Something a container shows: an item, or a header or the like. It stands for the same thing wherever updates move it.
public final class ASCollectionElement: TracedObject, Hashable, @unchecked Sendable {
  package let runtime: HeadlessRuntime
  public let observationID: UInt32
  /// The container's.
  public let relatedObservationID: UInt32
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { NodeCall.refused }
  /// Nil for items.
  let kind: String?
  /// What the data source says the element stands for.
  var model: Any? { contents[\.model] }
  private let contents: Guarded<Contents>
  /// The measured size, in points. Main only.
  var size = CGSize.zero
  /// Where it last was, once it has been taken out while it was on screen. Main only.
  var lastPath: IndexPath?
  /// What the cell was last measured for. Main only.
  var range: ASSizeRange

  private struct Contents {
    var block: ASCellNodeBlock?
    var cell: ASCellNode?
    var model: Any?
  }

  init(
    of host: ASCellContainerNode, kind: String? = nil, model: Any? = nil, range: ASSizeRange,
    block: @escaping ASCellNodeBlock
  ) {
    runtime = host.runtime
    observationID = runtime.nextObservationID()
    relatedObservationID = host.observationID
    self.kind = kind
    self.range = range
    contents = Guarded(Contents(block: block, model: model))
    note(CollectionCall.nodeBlockTaken)
  }

  /// The cell; nil until its block has run.
  var cell: ASCellNode? { contents[\.cell] }

  // MARK: What a layout asks

  /// The cell. A layout is worked out when all cells have been made.
  public var node: ASCellNode { cell ?? ASCellNode() }
  public var supplementaryElementKind: String? { kind }
  public var nodeModel: Any? { model }
  /// What the data source's delegate wants the cell to be measured for.
  public var constrainedSize: ASSizeRange { range }

  public static func == (one: ASCollectionElement, other: ASCollectionElement) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The block, for whoever comes first.
  func takeBlock() -> ASCellNodeBlock? {
    contents.with { contents in
      defer { contents.block = nil }
      return contents.block
    }
  }

  func set(_ cell: ASCellNode) { contents.with { $0.cell = cell } }

  /// - Returns: whether there is a cell that takes another model in place of the one it has.
  func adopt(_ model: Any) -> Bool {
    guard let cell, cell.canUpdate(toNodeModel: model) else { return false }
    contents.with { $0.model = model }
    cell.nodeModel = model
    return true
  }
}

import Foundation
import HeadlessUIKit

/// Makes the node of a cell, off main.
public typealias ASCellNodeBlock = () -> ASCellNode

/// A node that stands for an item of a collection. The collection says how near it is to being seen.
open class ASCellNode: ASDisplayNode {
  private let place = Guarded<IndexPath?>(nil)

  public override init() { super.init() }

  public override init(viewBlock: @escaping () -> UIView, didLoad: ((ASDisplayNode) -> Void)? = nil) {
    super.init(viewBlock: viewBlock, didLoad: didLoad)
  }

  /// The item that the cell stands for; nil outside of a collection.
  public internal(set) var indexPath: IndexPath? {
    get { place.with { $0 } }
    set { place.with { $0 = newValue } }
  }

  /// The collection that the cell is in.
  public var owningNode: ASCollectionNode? { state.with { $0.owner } as? ASCollectionNode }

  /// The cell may want another size, which only the collection can give it.
  func askToBeMeasured() {
    guard let owningNode else { return }
    runtime.async(.main) { owningNode.remeasure() }
  }
}

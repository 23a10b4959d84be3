import Foundation
import HeadlessUIKit

/// Makes the node of a cell, off main.
public typealias ASCellNodeBlock = () -> ASCellNode

/// A node that stands for an item of a collection.
open class ASCellNode: ASDisplayNode {
  public override init() { super.init() }
}

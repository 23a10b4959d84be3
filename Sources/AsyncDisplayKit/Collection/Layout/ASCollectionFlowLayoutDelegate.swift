import Foundation
import HeadlessUIKit

/// Puts cells of any size one after another, in lines.
public final class ASCollectionFlowLayoutDelegate: NSObject, ASCollectionLayoutDelegate {
  private let directions: ASScrollDirection

  public override convenience init() { self.init(scrollableDirections: .verticalDirections) }

  public init(scrollableDirections: ASScrollDirection) { directions = scrollableDirections }

  public func scrollableDirections() -> ASScrollDirection { directions }

  public func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { nil }

  public static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
    let cells = context.elements?.itemElements.map(\.node) ?? []
    guard !cells.isEmpty else { return ASCollectionLayoutState(context: context) }
    let lines = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start, flexWrap: .wrap,
      alignContent: .start, children: cells)
    lines.isConcurrent = true
    return ASCollectionLayoutState(context: context, layout: lines.layoutThatFits(context.sizeRange)) {
      ($0.layoutElement as? ASCellNode)?.element
    }
  }
}

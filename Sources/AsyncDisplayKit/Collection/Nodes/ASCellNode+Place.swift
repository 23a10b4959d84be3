import Foundation
import HeadlessUIKit

/// What a collection's layout says of a cell that is on screen.
struct CellPlace {
  let attributes: UICollectionViewLayoutAttributes
  private let frame: CGRect
  private let alpha: CGFloat
  private let zIndex: Int

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    (frame, alpha, zIndex) = (attributes.frame, attributes.alpha, attributes.zIndex)
  }

  /// Whether it is what was said before. The attributes themselves may be the same ones, changed.
  func isSame(as other: CellPlace?) -> Bool {
    guard let other else { return false }
    return frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
  }
}

extension ASCellNode {
  /// The cell is on screen, and hears what the layout says of it unless it has heard that.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let place = CellPlace(attributes)
    let isNews = appearance.with { appearance in
      defer { appearance.place = place }
      return !place.isSame(as: appearance.place)
    }
    if isNews { apply(attributes) }
  }

  /// The cell is not on screen any more.
  func loseLayoutAttributes() { appearance.with { $0.place = nil } }
}

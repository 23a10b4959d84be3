import Foundation

/// The position of a layout that nobody has placed yet: not a number on both axes.
public let ASPointNull = CGPoint(x: CGFloat.nan, y: CGFloat.nan)

/// Whether a point is ``ASPointNull``.
public func ASPointIsNull(_ point: CGPoint) -> Bool { point.x.isNaN && point.y.isNaN }

/// The outcome of measuring one element: its size, and the layouts of the elements placed in it. Immutable.
public final class ASLayout {
  /// What kind of element was measured.
  public let type: ASLayoutElementType
  /// In points, on whole pixels.
  public let size: CGSize
  /// The origin in the layout above, in points; ``ASPointNull`` while it is in none.
  public let position: CGPoint
  /// The layouts placed in this one, back to front.
  public let sublayouts: [ASLayout]

  private weak var measuredElement: (any ASLayoutElement)?
  private let placedElement: (any ASLayoutElement)?

  /// What was measured. An element keeps its own layout, so that a layout holds its element only once it has been placed in
  /// another one.
  public var layoutElement: (any ASLayoutElement)? { placedElement ?? measuredElement }

  /// A layout of the given size, rounded up to whole pixels.
  ///
  /// A size that no layout can have (undefined, negative, infinite, huge) is reported as a fault and becomes zero; a sublayout
  /// without a position is reported and kept.
  public convenience init(
    layoutElement: any ASLayoutElement, size: CGSize, position: CGPoint = ASPointNull, sublayouts: [ASLayout]? = nil
  ) {
    let scale = ASScreenScale()
    for sublayout in sublayouts ?? [] where ASPointIsNull(sublayout.position) {
      LayoutFault.missingPosition(element: LayoutText.type(of: sublayout.layoutElement)).report()
    }
    self.init(
      element: layoutElement, isPlaced: false, type: layoutElement.layoutElementType,
      size: Self.usable(size, of: layoutElement).roundedUp(toPixelsAt: scale),
      position: position.roundedUp(toPixelsAt: scale), sublayouts: sublayouts ?? [])
  }

  private init(
    element: (any ASLayoutElement)?, isPlaced: Bool, type: ASLayoutElementType, size: CGSize, position: CGPoint,
    sublayouts: [ASLayout]
  ) {
    self.measuredElement = element
    self.placedElement = isPlaced ? element : nil
    self.type = type
    self.size = size
    self.position = position
    self.sublayouts = sublayouts
  }

  /// The same layout at a position in another, and holding its element from now on.
  ///
  /// The position is kept to the fraction of a pixel: only the sum of the positions down to a node is rounded, in
  /// ``filteredNodeLayoutTree()``.
  public func placed(at position: CGPoint) -> ASLayout {
    ASLayout(
      element: layoutElement, isPlaced: true, type: type, size: size, position: position, sublayouts: sublayouts)
  }

  /// A placed layout without anything in it, for a flattened tree.
  func withoutSublayouts(at position: CGPoint) -> ASLayout {
    ASLayout(element: layoutElement, isPlaced: true, type: type, size: size, position: position, sublayouts: [])
  }

  /// The same layout with other sublayouts.
  func withSublayouts(_ sublayouts: [ASLayout]) -> ASLayout {
    ASLayout(
      element: layoutElement, isPlaced: false, type: type, size: size, position: ASPointNull, sublayouts: sublayouts)
  }

  private static func usable(_ size: CGSize, of element: any ASLayoutElement) -> CGSize {
    if ASIsCGSizeValidForSize(size) { return size }
    let name = LayoutText.type(of: element)
    if size.width == .infinity || size.height == .infinity {
      LayoutFault.unboundedSize(element: name, size: LayoutText.size(size)).report()
    } else {
      LayoutFault.invalidSize(element: name, size: LayoutText.size(size)).report()
    }
    return .zero
  }
}

// MARK: - Frames

extension ASLayout {
  /// The place in the layout above, in points. A coordinate that is not finite is reported as a fault and is 0.
  public var frame: CGRect {
    if !position.x.isFinite || !position.y.isFinite {
      let name = LayoutText.type(of: layoutElement)
      LayoutFault.invalidPosition(element: name, position: LayoutText.point(position)).report()
    }
    let origin = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    return CGRect(origin: origin, size: size)
  }

  /// The frame of an element placed directly in this layout, `CGRect.null` if it is not among them.
  public func frame(for element: any ASLayoutElement) -> CGRect {
    sublayouts.first { $0.layoutElement === element }?.frame ?? .null
  }
}

// MARK: - Comparing and printing

extension ASLayout: Equatable {
  /// Whether both are of the same element, with the same sizes and positions all the way down.
  public static func == (first: ASLayout, second: ASLayout) -> Bool {
    if first === second { return true }
    let samePosition =
      first.position == second.position || (ASPointIsNull(first.position) && ASPointIsNull(second.position))
    return samePosition && first.size == second.size && first.layoutElement === second.layoutElement
      && first.sublayouts == second.sublayouts
  }
}

extension ASLayout: CustomStringConvertible {
  /// Element, position and size: `PhotoNode (10, 20) 100x50`.
  public var description: String {
    let place = ASPointIsNull(position) ? "" : " \(LayoutText.point(position))"
    return "\(LayoutText.type(of: layoutElement))\(place) \(LayoutText.size(size))"
  }

  /// The tree, one line a layout.
  public func recursiveDescription() -> String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    [indent + description] + sublayouts.flatMap { $0.lines(indent: indent + "  ") }
  }
}

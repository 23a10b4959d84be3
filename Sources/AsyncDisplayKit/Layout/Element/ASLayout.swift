import Foundation

/// The position of a layout that nobody has placed yet: not a number on both axes.
public let ASPointNull = CGPoint(x: CGFloat.nan, y: CGFloat.nan)

/// Whether a point is ``ASPointNull``.
public func ASPointIsNull(_ point: CGPoint) -> Bool { point.x.isNaN && point.y.isNaN }

/// The outcome of measuring one element: its size, and the layouts of the elements placed in it. All but its position stays as it is.
public final class ASLayout {
  /// What kind of element was measured.
  public let type: ASLayoutElementType
  /// In points, on whole pixels.
  public let size: CGSize
  /// The origin in the layout above, in points; ``ASPointNull`` while it is in none. To be set by whoever makes that layout, and no later.
  public var position: CGPoint

  /// What is in a layout, or how to find it out.
  private enum Inside {
    case known([ASLayout])
    case open(() -> [ASLayout])
  }

  private let held: HeldElement
  private var inside: Inside

  /// What was measured; nil once it is gone, where it is the element that keeps the layout.
  public var layoutElement: (any ASLayoutElement)? { held.element }

  /// The layouts placed in this one, back to front.
  public var sublayouts: [ASLayout] {
    switch inside {
    case .known(let sublayouts): return sublayouts
    case .open(let workOut):
      let sublayouts = workOut()
      inside = .known(sublayouts)
      return sublayouts
    }
  }

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
      held: .strongly(layoutElement), type: layoutElement.layoutElementType,
      size: Self.usable(size, of: layoutElement).roundedUp(toPixelsAt: scale),
      position: position.roundedUp(toPixelsAt: scale), inside: .known(sublayouts ?? []))
  }

  /// A layout of a size that is certain before anything in it is measured. What is in it is worked out once somebody asks, so that it
  /// costs nothing where a spec above measures again and drops this one.
  convenience init(layoutElement: any ASLayoutElement, certainSize: CGSize, inside: @escaping () -> [ASLayout]) {
    self.init(
      held: .strongly(layoutElement), type: layoutElement.layoutElementType,
      size: certainSize.roundedUp(toPixelsAt: ASScreenScale()), position: ASPointNull, inside: .open(inside))
  }

  private init(
    held: HeldElement, type: ASLayoutElementType, size: CGSize, position: CGPoint, inside: Inside
  ) {
    self.held = held
    self.type = type
    self.size = size
    self.position = position
    self.inside = inside
  }

  /// The same layout at a position in another.
  ///
  /// The position is kept to the fraction of a pixel: only the sum of the positions down to a node is rounded, in
  /// ``filteredNodeLayoutTree()``.
  public func placed(at position: CGPoint) -> ASLayout {
    ASLayout(held: held.strong, type: type, size: size, position: position, inside: inside)
  }

  /// A placed layout without anything in it, for a flattened tree.
  func withoutSublayouts(at position: CGPoint) -> ASLayout {
    ASLayout(held: held.strong, type: type, size: size, position: position, inside: .known([]))
  }

  /// The same layout with other sublayouts.
  func withSublayouts(_ sublayouts: [ASLayout]) -> ASLayout {
    ASLayout(held: held, type: type, size: size, position: ASPointNull, inside: .known(sublayouts))
  }

  /// The same layout for its own element to keep: it is complete, and does not keep the element alive.
  func keptByElement() -> ASLayout {
    complete()
    return ASLayout(held: held.weak, type: type, size: size, position: position, inside: inside)
  }

  /// Works out whatever is still open in it, so that nothing is measured later than its measuring call.
  func complete() {
    for sublayout in sublayouts where sublayout.type == .layoutSpec { sublayout.complete() }
    (layoutElement as? ASStackLayoutSpec)?.adoptBaselines()
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

extension ASLayout {
  /// Sets the position of the layout that `layout` refers to, or of a copy if others refer to it too.
  static func place(_ layout: inout ASLayout, at position: CGPoint) {
    if isKnownUniquelyReferenced(&layout) { layout.position = position } else { layout = layout.placed(at: position) }
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

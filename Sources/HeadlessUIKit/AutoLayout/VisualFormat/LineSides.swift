/// Where a line of views begins and ends, and so do its parts.
struct LineSides {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let startMargin: NSLayoutConstraint.Attribute
  let endMargin: NSLayoutConstraint.Attribute
  /// Whether coordinates become less along the line.
  let isReversed: Bool

  init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    (start, end, startMargin, endMargin) =
      if axis == .vertical {
        (.top, .bottom, .topMargin, .bottomMargin)
      } else if isReversed {
        (.right, .left, .rightMargin, .leftMargin)
      } else if options.contains(.directionLeftToRight) {
        (.left, .right, .leftMargin, .rightMargin)
      } else {
        (.leading, .trailing, .leadingMargin, .trailingMargin)
      }
  }
}

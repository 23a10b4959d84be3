import Foundation

extension UIView {
  /// From the top of the view: the first line's baseline, or the top itself.
  var firstBaselineOffset: CGFloat {
    switch self {
    case let label as UILabel: label.baselineFont.ascender
    case let button as UIButton: (button.titleLabel?.firstBaselineOffset ?? 0) + button.roomAroundTitle.above
    case let field as UITextField: field.font?.ascender ?? 0
    default: 0
    }
  }

  /// From the bottom of the view up: the last line's baseline, or the bottom itself.
  var lastBaselineOffset: CGFloat {
    switch self {
    case let label as UILabel: -label.baselineFont.descender
    case let button as UIButton: (button.titleLabel?.lastBaselineOffset ?? 0) + button.roomAroundTitle.below
    case let field as UITextField: -(field.font?.descender ?? 0)
    default: 0
    }
  }
}

extension UILabel {
  fileprivate var baselineFont: UIFont {
    let first = attributedText.flatMap { text in
      text.length == 0 ? nil : text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
    return first ?? font
  }
}

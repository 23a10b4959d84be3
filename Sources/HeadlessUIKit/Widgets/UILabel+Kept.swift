import Foundation

extension UILabel {
  /// Kept only: nothing is told of a text that was cut off.
  public var showsExpansionTextWhenTruncated: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
}

public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

/// What has text of the size that the user wants. Nobody changes that here.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension NSParagraphStyle {
  /// How lines are broken beside what fits.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

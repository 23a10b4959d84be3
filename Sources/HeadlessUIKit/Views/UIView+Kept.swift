import Foundation

/// What few views have set, and what nothing depends on here.
extension UIView {
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic
    case normal
    case dimmed
  }

  // MARK: Large texts beside a finger

  // MARK: Direction

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

  /// - Parameter direction: that of the interface around the view.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  // MARK: Constraints

  // MARK: Pictures
}

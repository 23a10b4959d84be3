import Foundation

/// Which way somebody who cannot see wants to go on. The numbers are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

/// What elements that belong together are.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}

/// Something to tell of that is no view. Main only.
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// In the coordinates of the view that the element is in, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  override var isSpoken: Bool { true }
  override var spokenFrame: CGRect {
    guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
    return view.convert(accessibilityFrameInContainerSpace, to: nil)
  }
}

extension UIAccessibility {
  /// The window covers the screen from its corner.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}

extension UIAccessibilityTraits {
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 27)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

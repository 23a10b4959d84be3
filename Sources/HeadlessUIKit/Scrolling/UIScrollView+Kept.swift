import Foundation

extension UIScrollView {
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    case automatic
    case alwaysHidden
  }

  // What indicators would look like; kept only. There are none.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { rare() ?? scrollIndicatorInsets }
    set { setRare(newValue) }
  }
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { rare() ?? scrollIndicatorInsets }
    set { setRare(newValue) }
  }
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var indexDisplayMode: IndexDisplayMode {
    get { rare() ?? .automatic }
    set { setRare(newValue) }
  }

  /// Which point of content that is smaller than the view stays where it is; kept only.
  public var contentAlignmentPoint: CGPoint {
    get { rare() ?? .zero }
    set { setRare(newValue) }
  }
  /// Whether it is on its way to where it was told to go.
  public var isScrollAnimating: Bool { glide != nil && !isDecelerating }
  /// For others to wait for: nobody presses any direction.
  public var directionalPressGestureRecognizer: UIGestureRecognizer {
    if let made: UIGestureRecognizer = rare() { return made }
    let made = UIGestureRecognizer()
    setRare(made)
    return made
  }
  public func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
}

extension UIGestureRecognizer {
  // How touches go on to views while a gesture is not known yet: at once, whatever is said.
  public var delaysTouchesBegan: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var delaysTouchesEnded: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var requiresExclusiveTouchType: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var allowedTouchTypes: [NSNumber] {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }
  public var allowedPressTypes: [NSNumber] {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }
  /// Nobody holds a key.
  public var modifierFlags: UIKeyModifierFlags { [] }
}

extension UILongPressGestureRecognizer {
  /// How far a finger may move meanwhile, in points.
  public var allowableMovement: CGFloat {
    get { rare() ?? 10 }
    set { setRare(newValue) }
  }
  public var numberOfTouchesRequired: Int {
    get { rare() ?? 1 }
    set { setRare(newValue) }
  }
}

extension UISwipeGestureRecognizer {
  public var numberOfTouchesRequired: Int {
    get { rare() ?? 1 }
    set { setRare(newValue) }
  }
}

extension UIPanGestureRecognizer {
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Notices a pointer that is over a view. There is no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}

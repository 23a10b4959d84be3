import Foundation

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

/// Says where a bar is, whoever has it; nothing depends on it here.
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning { public var barPosition: UIBarPosition { .top } }
extension UIToolbar: UIBarPositioning { public var barPosition: UIBarPosition { .bottom } }
extension UITabBar: UIBarPositioning { public var barPosition: UIBarPosition { .bottom } }
extension UISearchBar: UIBarPositioning { public var barPosition: UIBarPosition { .any } }

/// Is asked of a bar's items, and told of them.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar as large as UIKit's. That of a navigation is in no window, and covers nothing.
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var prefersLargeTitles = false
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backgroundImage: UIImage?
  /// Made when it is asked for.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance.orMade(UINavigationBarAppearance()) }
    set { ownStandardAppearance = newValue }
  }
  var ownStandardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { backgroundImage = image }

  /// Not kept alive.
  open var delegate: (any UINavigationBarDelegate)? {
    get { rareWeak() as? any UINavigationBarDelegate }
    set { setRareWeak(newValue) }
  }

  /// Those of the navigation's controllers, or what a bar of its own was given.
  open var items: [UINavigationItem]? {
    get { rare() ?? controllers?.map(\.navigationItem) }
    set { setRare(newValue) }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  /// The controllers of the navigation whose bar this is.
  private var controllers: [UIViewController]? { (rareWeak("navigation") as? UINavigationController)?.viewControllers }
  func belong(to navigation: UINavigationController) { setRareWeak(navigation, "navigation") }

  // MARK: Looks that no bar has here

  open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    setRare(adjustment, "title position \(barMetrics.rawValue)")
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    rare("title position \(barMetrics.rawValue)") ?? 0
  }
  open var backIndicatorImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { rare() }
    set { setRare(newValue) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
  private static let height: CGFloat = 44

  /// As high as the bar of a phone that stands, with a title of any size. An extension of a source that `portable-source` has read can take
  /// its place.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

extension UINavigationItem {
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default`
    case generic
    case minimal
  }

  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { rare() ?? .default }
    set { setRare(newValue) }
  }
  public var leftItemsSupplementBackButton: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
}

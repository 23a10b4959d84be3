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

extension UINavigationBar {
  /// Not kept alive.
  public var delegate: (any UINavigationBarDelegate)? {
    get { rareWeak() as? any UINavigationBarDelegate }
    set { setRareWeak(newValue) }
  }

  /// Those of the navigation's controllers, or what a bar of its own was given.
  public var items: [UINavigationItem]? {
    get { rare() ?? controllers?.map(\.navigationItem) }
    set { setRare(newValue) }
  }
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items?.dropLast().last }

  public func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  /// The controllers of the navigation whose bar this is.
  private var controllers: [UIViewController]? { (rareWeak("navigation") as? UINavigationController)?.viewControllers }
  func belong(to navigation: UINavigationController) { setRareWeak(navigation, "navigation") }

  // MARK: Looks that no bar has here

  public func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    setRare(adjustment, "title position \(barMetrics.rawValue)")
  }
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    rare("title position \(barMetrics.rawValue)") ?? 0
  }
  public var backIndicatorImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { rare() }
    set { setRare(newValue) }
  }
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

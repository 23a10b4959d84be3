import Foundation

/// Is told which item of a bar is tapped. On main.
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBarController: UITabBarDelegate {
  /// What the user may put in another order; nobody does.
  public var customizableViewControllers: [UIViewController]? {
    get { rare() ?? viewControllers }
    set { setRare(newValue) }
  }

  /// There is room for all of them: never shown.
  public var moreNavigationController: UINavigationController {
    if let made: UINavigationController = rare() { return made }
    let made = UINavigationController()
    setRare(made)
    return made
  }
}

/// A bar as large as UIKit's. That of a controller is in no window, and covers nothing.
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  /// Made when it is asked for.
  open var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance.orMade(UITabBarAppearance()) }
    set { ownStandardAppearance = newValue }
  }
  var ownStandardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?

  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic
    case fill
    case centered
  }

  /// Not kept alive; the controller whose bar it is has none but itself.
  open var delegate: (any UITabBarDelegate)? {
    get { rareWeak() as? any UITabBarDelegate ?? controller(of: self) }
    set { setRareWeak(newValue) }
  }

  /// Those of the controller's tabs, or what a bar of its own was given.
  open var items: [UITabBarItem]? {
    get { rare() ?? controller(of: self)?.viewControllers?.compactMap { $0.tabBarItem } }
    set {
      setRare(newValue)
      for item in newValue ?? [] { item.belong(to: self) }
    }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open var selectedItem: UITabBarItem? {
    get { rare() ?? controller(of: self)?.selectedViewController?.tabBarItem }
    set { setRare(newValue) }
  }

  /// Taps an item: its tab is shown, and the delegate of the controller, which may not want that, or of the bar hears of it.
  open func press(_ item: UITabBarItem) {
    guard items?.contains(where: { $0 === item }) == true else { return }
    if let tabs = controller(of: self) {
      guard let wanted = tabs.viewControllers?.first(where: { $0.tabBarItem === item }),
        tabs.delegate?.tabBarController(tabs, shouldSelect: wanted) ?? true
      else { return }
      tabs.selectedViewController = wanted
    } else {
      selectedItem = item
    }
    delegate?.tabBar(self, didSelect: item)
  }

  func belong(to controller: UITabBarController) { setRareWeak(controller, "controller") }
  private func controller(of bar: UITabBar) -> UITabBarController? { bar.rareWeak("controller") as? UITabBarController }

  // MARK: Looks that no bar has here

  open var itemPositioning: ItemPositioning {
    get { rare() ?? .automatic }
    set { setRare(newValue) }
  }
  open var itemWidth: CGFloat {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  open var itemSpacing: CGFloat {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
  private static let height: CGFloat = 49

  /// As high as the bar of a phone without anything below it. An extension of a source that `portable-source` has read can take its place.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

extension UITabBarItem {
  public var titlePositionAdjustment: UIOffset {
    get { rare() ?? .zero }
    set { setRare(newValue) }
  }
  public var badgeColor: UIColor? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var standardAppearance: UITabBarAppearance? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { rare() }
    set { setRare(newValue) }
  }
  /// Nil takes them away.
  public func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    setRare(attributes, "badge \(state.rawValue)")
  }
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    rare("badge \(state.rawValue)")
  }
}

extension UINavigationController {
  var madeToolbar: UIToolbar {
    if let made: UIToolbar = rare() { return placed(made, .bottom) }
    let made = UIToolbar(frame: .zero)
    setRare(made)
    return placed(made, .bottom)
  }
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  /// For others to wait for: no finger hides a bar here.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { ownRecognizer { UIPanGestureRecognizer() } }
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { ownRecognizer { UITapGestureRecognizer() } }

  private func ownRecognizer<Made>(_ name: String = #function, _ make: () -> Made) -> Made {
    if let made: Made = rare(name) { return made }
    let made = make()
    setRare(made, name)
    return made
  }
}

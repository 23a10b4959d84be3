import Foundation

/// What bars show of a controller. Kept; no bar takes any room here.
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false

  public init(title: String) { self.title = title }
}

open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0

  public override init() { super.init() }
}

open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Hashable, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Hashable, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
  }

  open var style = Style.plain
  open var customView: UIView?
  open var tintColor: UIColor?
  private var tap: TargetAction?

  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.title = title
    self.style = style
    tap = action.map { TargetAction(target: target, action: $0) }
  }

  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.image = image
    self.style = style
    tap = action.map { TargetAction(target: target, action: $0) }
  }

  public init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
    super.init()
    tap = action.map { TargetAction(target: target, action: $0) }
  }

  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// Taps the item.
  public func press() { if let target = tap?.target { tap?.action.perform(on: target, sender: self) } }
}

open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?

  public override init() { super.init() }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A bar that takes no room.
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var prefersLargeTitles = false
}

/// A bar that takes no room.
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
}

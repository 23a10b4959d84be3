import Foundation

/// What bars show of a controller. Kept; no bar covers anything here.
open class UINavigationItem: AccessibleObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  /// The first one of ``leftBarButtonItems``.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first one of ``rightBarButtonItems``.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { own(leftBarButtonItems) } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { own(rightBarButtonItems) } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { own(backBarButtonItem.map { [$0] }) } }
  open var hidesBackButton = false
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backButtonTitle: String?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic
    case always
    case never
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  /// A plain one: there are no archives of interfaces.
  public required init?(coder: NSCoder) { super.init() }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
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
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case pageCurl
    case close
  }

  open var style = Style.plain
  open var customView: UIView?
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.title = title
    self.style = style
    (self.target, self.action) = (target, action)
  }

  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.image = image
    self.style = style
    (self.target, self.action) = (target, action)
  }

  public init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
    super.init()
    (self.target, self.action) = (target, action)
  }

  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// Taps the item.
  open func press() {
    guard isEnabled else { return }
    primaryAction?.perform(for: self)
    if let target { action?.perform(on: target, sender: self) }
  }
}

open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// One of the system's own. It has their title, and no picture.
  public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    super.init()
    (title, self.tag) = (systemItem.title, tag)
  }
}

/// Which height of a bar is meant.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt = 102

  public static let landscapePhone = UIBarMetrics.compact
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

import Foundation

/// Posted by nobody: the program is always active. Tests can post them.
extension UIApplication {
  public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// What the user has copied, by this program only.
open class UIPasteboard: @unchecked Sendable {
  /// That of the runtime that is current: what is copied in one is not pasted in another beside it.
  public static var general: UIPasteboard { HeadlessRuntime.current.pasteboard }

  private let lock = NSLock()
  private var text: String?
  private var picture: UIImage?

  open var string: String? {
    get { lock.withLock { text } }
    set { lock.withLock { text = newValue } }
  }

  open var image: UIImage? {
    get { lock.withLock { picture } }
    set { lock.withLock { picture = newValue } }
  }
}

/// A command of a menu; kept only.
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu above what is selected; never seen here.
open class UIMenuController: NSObject, @unchecked Sendable {
  public static let shared = UIMenuController()

  private let lock = NSLock()
  private var items: [UIMenuItem]?

  open var menuItems: [UIMenuItem]? {
    get { lock.withLock { items } }
    set { lock.withLock { items = newValue } }
  }
  open var isMenuVisible: Bool { false }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func setMenuVisible(_ menuVisible: Bool, animated menuAnimated: Bool) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
}

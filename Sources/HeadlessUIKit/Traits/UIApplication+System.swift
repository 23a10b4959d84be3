import Foundation

/// What few ask of the program. There is no icon, no bar of the system's and nobody who could be notified.
extension UIApplication {
  public var supportsMultipleScenes: Bool { false }
  public var isProtectedDataAvailable: Bool { true }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// There are no other icons: told so in a main job.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    HeadlessRuntime.current.async(.main) { completionHandler(CocoaError(.featureUnsupported)) }
  }

  // Touches come by nobody but those who make them.
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
  public var isIgnoringInteractionEvents: Bool { false }

  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
  public func cancelAllLocalNotifications() {}
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}

  public enum BackgroundRefreshStatus: Int, Hashable, Sendable {
    case restricted
    case denied
    case available
  }
  public var backgroundRefreshStatus: BackgroundRefreshStatus { .available }
}

/// How the user was notified before iOS 10; nobody is.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) { self.types = types }
}

extension UIPasteboard {
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  public var hasStrings: Bool { string != nil }
  public var hasImages: Bool { image != nil }
  public var hasURLs: Bool { url != nil }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  /// What was copied, if it is an address.
  public var url: URL? {
    get { string.flatMap { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } } }
    set { string = newValue?.absoluteString }
  }
  public var numberOfItems: Int { hasStrings || hasImages ? 1 : 0 }
  /// Text and pictures; of any other type nothing is kept.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String { string = text }
    if let picture = value as? UIImage { image = picture }
    if let address = value as? URL { url = address }
  }
  public func value(forPasteboardType pasteboardType: String) -> Any? { string ?? image }
}

extension UIMenuController {
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`
    case up
    case down
    case left
    case right
  }

  /// Never seen.
  public var arrowDirection: ArrowDirection {
    get { .default }
    set {}
  }
  public var menuFrame: CGRect { .zero }
  public func update() {}
  public func hideMenu(from targetView: UIView) {}

  public static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
}

extension UIContentSizeCategory {
  /// Whether it is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }
}

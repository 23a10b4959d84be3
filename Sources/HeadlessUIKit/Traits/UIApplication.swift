import Foundation

/// The program that there would be around the interface.
open class UIApplication: @unchecked Sendable {
  public static let shared = UIApplication()
  private let lock = NSLock()
  private weak var program: (any UIApplicationDelegate)?
  private var badge = 0

  /// Not kept alive. Nobody is told of anything: see ``UIApplicationDelegate``.
  open var delegate: (any UIApplicationDelegate)? {
    get { lock.withLock { program } }
    set { lock.withLock { program = newValue } }
  }

  /// Kept; there is no icon.
  open var applicationIconBadgeNumber: Int {
    get { lock.withLock { badge } }
    set { lock.withLock { badge = newValue } }
  }

  public enum State: Int, Hashable, Sendable {
    case active
    case inactive
    case background
  }

  /// How a URL is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    public static let eventAttribution = OpenExternalURLOptionsKey(rawValue: "eventAttribution")
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var applicationState: State { .active }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Kept by nobody.
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  open var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Nothing is opened, and `completion` is told so in a main job.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { HeadlessRuntime.current.async(.main) { completion(false) } }
  }

  /// Nothing is opened.
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }

  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
}

public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

public enum UIBarStyle: Int, Hashable, Sendable {
  case `default`
  case black
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none
  case fade
  case slide
}

import Foundation

/// A part of the program that the user sees on its own. There is one for each runtime, and it is always active.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  open class ConnectionOptions: NSObject {}

  open var title: String! = ""
  open weak var delegate: (any UISceneDelegate)?
  public let session = UISceneSession()
  open var activationState: ActivationState { .foregroundActive }
}

/// What is kept of a scene from one run of the program to the next: its name.
open class UISceneSession: NSObject {
  public let persistentIdentifier = UUID().uuidString
}

/// A scene of windows: of those on screen. Main only.
open class UIWindowScene: UIScene {
  // Programs keep their scene, even beyond the runtime.
  private weak var runtime: HeadlessRuntime?
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)

  init(of runtime: HeadlessRuntime) { self.runtime = runtime }

  open var keyWindow: UIWindow? { runtime?.keyWindow }
  open var windows: [UIWindow] { runtime?.windows.all ?? [] }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .standard }

  /// By the sides of the window.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = keyWindow?.bounds.size else { return .portrait }
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

/// Says where the status bar is. Main only.
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) { self.scene = scene }

  /// What the system covers at the top of the window.
  open var statusBarFrame: CGRect {
    guard let window = scene?.keyWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.screenInsets.top)
  }

  /// As the controller on screen prefers.
  open var isStatusBarHidden: Bool { scene?.keyWindow?.rootViewController?.prefersStatusBarHidden ?? false }
  /// As the controller on screen prefers.
  open var statusBarStyle: UIStatusBarStyle {
    scene?.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default
  }
}

/// Is told of a scene. Nobody calls it: the scene is there before the program, and stays.
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene of windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

import Foundation

extension UIWindow {
  /// A window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

  /// The scene of the window's runtime. Nobody can move a window to another one. Main only; nil elsewhere.
  public var windowScene: UIWindowScene? {
    get { requireMain(.windowOnMain, "windowScene") ? runtime.scene : nil }
    set {}
  }

  /// Whether the window came on screen last. Main only; not so elsewhere.
  public var isKeyWindow: Bool { requireMain(.windowOnMain, "isKeyWindow") && runtime.keyWindow === self }

  /// Makes the window the one that the program means when it does not say which.
  public func makeKey() {
    if requireMain(.windowOnMain, "makeKey()") { runtime.keyWindow = self }
  }
}

extension UIApplication {
  /// The scene of the current runtime. Main only; none elsewhere.
  public var connectedScenes: Set<UIScene> { ThreadState.isMain ? [HeadlessRuntime.current.scene] : [] }

  /// The window that came on screen last, of the current runtime: there can be several of those. Main only; nil elsewhere.
  public var keyWindow: UIWindow? { ThreadState.isMain ? HeadlessRuntime.current.keyWindow : nil }
  public var windows: [UIWindow] { ThreadState.isMain ? HeadlessRuntime.current.windows.all : [] }

  /// What the system covers at the top of the window.
  public var statusBarFrame: CGRect { keyWindow?.windowScene?.statusBarManager?.statusBarFrame ?? .zero }
  public var isStatusBarHidden: Bool { keyWindow?.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
}

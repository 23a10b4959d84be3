import Foundation

extension UIWindow {
  /// The scene of the window's runtime. Nobody can move a window to another one. Main only; nil elsewhere.
  public var windowScene: UIWindowScene? {
    get { requireMain(.windowOnMain, "windowScene") ? runtime.scene : nil }
    set {}
  }

  /// What becomes of two windows when one of them takes the other one's place as the key window.
  static func tellOfKey(_ old: UIWindow?, _ new: UIWindow?) {
    guard old !== new else { return }
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: didResignKeyNotification, object: old)
    }
    if let new {
      new.becomeKey()
      NotificationCenter.default.post(name: didBecomeKeyNotification, object: new)
    }
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

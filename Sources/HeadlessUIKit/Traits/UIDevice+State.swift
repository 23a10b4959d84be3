import Foundation

/// What a device says of itself: it lies still, on a charger, and nobody is near.
extension UIDevice {
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  public var localizedModel: String { model }
  public var isMultitaskingSupported: Bool { true }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// From 0 to 1; -1 while nobody watches it, and nobody can.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }
  public func playInputClick() {}
  /// Which way the device is held is the window's business: kept by nobody.
  public func setValue(_ value: Any?, forKey key: String) {}

  // Posted by nobody.
  public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  /// From 0 to 1; kept by nobody.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  public var isCaptured: Bool { false }
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  /// A view that looks as the window does now. Main only.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    HeadlessRuntime.current.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  // Posted by nobody.
  public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
  public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
  public static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
}

/// Posted by nobody, but for ``UIPasteboard/changedNotification``.
extension UIApplication {
  public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

extension UIScene {
  public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIWindow {
  public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
  public var screen: UIScreen {
    get { .main }
    set {}
  }
  public var canResizeToFitContent: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
}

extension UIResponder {
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

#if !canImport(UIKit) && !canImport(AppKit) || os(Linux)
  extension ProcessInfo {
    /// Never: there is no battery to be spared.
    public var isLowPowerModeEnabled: Bool { false }
  }

  extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChange")
  }
#endif

import Foundation

/// The device that there would be.
open class UIDevice: @unchecked Sendable {
  public static let current = UIDevice()

  public var name: String { "Headless" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "17.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
}

extension UIDevice {
  /// Posted by nobody: which way a window is turned is the window's business.
  public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")

  /// Another one in every run of the program.
  public var identifierForVendor: UUID? { Self.identifier }
  private static let identifier = UUID()

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

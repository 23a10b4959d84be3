import Foundation

/// The device that there would be.
open class UIDevice: @unchecked Sendable {
  public static let current = UIDevice()

  open var name: String { "Headless" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "17.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isBatteryMonitoringEnabled: Bool {
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

import Foundation

extension UIWindow {
  public enum Orientation: Hashable, Sendable {
    case portrait
    case landscape

    var mask: UIInterfaceOrientationMask { self == .portrait ? .portrait : .landscape }
  }

  /// Turns the device, and the window with it if the controller on screen supports that: a size with the longer side across, or upright
  /// again.
  public func rotate(to orientation: Orientation) {
    guard requireMain(.windowOnMain, "rotate(to:)") else { return }
    deviceOrientation = orientation
    followDevice()
  }

  /// Turns the window as the device is, if that is supported and the controller turns by itself.
  func followDevice() {
    let top = controllerThatDecides
    guard top?.shouldAutorotate ?? true, isSupported(deviceOrientation) else { return }
    stand(deviceOrientation)
  }

  /// Asks again what is supported: a way of being that is not any more is left.
  func followSupportedOrientations() {
    followDevice()
    let (now, other) = isWide ? (Orientation.landscape, Orientation.portrait) : (.portrait, .landscape)
    if !isSupported(now), isSupported(other) { stand(other) }
  }

  /// Turns the window to what a program wants of its scene, whatever the device is like.
  func turn(to wanted: UIInterfaceOrientationMask) {
    let now = isWide ? Orientation.landscape : .portrait
    guard wanted.isDisjoint(with: now.mask) else { return }
    stand(wanted.isDisjoint(with: .landscape) ? .portrait : .landscape)
  }

  private var isWide: Bool { bounds.width > bounds.height }

  /// The topmost one that covers the window.
  fileprivate var controllerThatDecides: UIViewController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private func isSupported(_ orientation: Orientation) -> Bool {
    guard let supported = controllerThatDecides?.supportedInterfaceOrientations else { return true }
    return !supported.isDisjoint(with: orientation.mask)
  }

  private func stand(_ orientation: Orientation) {
    let short = min(bounds.width, bounds.height)
    let long = max(bounds.width, bounds.height)
    switch orientation {
    case .portrait: resize(to: CGSize(width: short, height: long))
    case .landscape: resize(to: CGSize(width: long, height: short))
    }
  }
}

extension UIWindowScene {
  /// What a program wants of how its scene lies on the screen.
  public enum GeometryPreferences {
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }

  /// Turns the window, if its controller supports that.
  ///
  /// - Parameter errorHandler: told where it does not.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard case .iOS(let wanted) = geometryPreferences, let window = keyWindow else { return }
    let supported = window.controllerThatDecides?.supportedInterfaceOrientations ?? .all
    if supported.isDisjoint(with: wanted) {
      errorHandler?(CocoaError(.featureUnsupported))
    } else {
      window.turn(to: wanted)
    }
  }
}

extension UIViewController {
  /// Which ways the controller can be held is another now.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.window?.followSupportedOrientations() }

  /// Turns the window as the device is held, if the controller supports that by now.
  public class func attemptRotationToDeviceOrientation() { HeadlessRuntime.current.keyWindow?.followDevice() }
}

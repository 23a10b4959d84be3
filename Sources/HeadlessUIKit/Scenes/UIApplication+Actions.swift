import Foundation

extension UIApplication {
  /// Nothing opens this address here.
  public static let openSettingsURLString = "app-settings:"

  /// Calls `action` on `target`, or without one on the first that understands it: from the first responder of the key window upwards.
  /// Main only.
  ///
  /// - Returns: whether somebody did.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard ThreadState.isMain else {
      HeadlessRuntime.current.report(
        ASRuleViolation(
          rule: .viewOnMain, subject: "UIApplication", detail: "sendAction(_:to:from:for:) on \(ThreadState.current)"))
      return false
    }
    if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
    var responder = keyWindow?.firstResponder
    while let current = responder {
      if action.perform(on: current, sender: sender, event: event) { return true }
      responder = current.next
    }
    return false
  }

  // There are no messages from elsewhere.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Nothing of the system's can be asked for by name: there is no status bar to find.
  public func value(forKey key: String) -> Any? { nil }
  public func value(forKeyPath keyPath: String) -> Any? { nil }
}

public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

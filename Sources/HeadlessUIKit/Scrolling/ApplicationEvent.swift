import Foundation

/// What happens to the whole application.
package enum ApplicationEvent: String, CaseIterable, Sendable {
  case memoryWarning
  case background
  case foreground

  private var name: Notification.Name { Notification.Name("HeadlessUIKit.\(rawValue)") }

  /// Calls `body` on main whenever it happens in a runtime.
  ///
  /// - Returns: what ``end(_:)`` takes.
  package func observe(of runtime: HeadlessRuntime, _ body: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: runtime, queue: nil) { _ in body() }
  }

  package static func end(_ observer: any NSObjectProtocol) { NotificationCenter.default.removeObserver(observer) }

  fileprivate func post(in runtime: HeadlessRuntime) {
    guard ThreadState.isMain else { return runtime.async(.main) { post(in: runtime) } }
    NotificationCenter.default.post(name: name, object: runtime)
  }
}

extension HeadlessRuntime {
  /// The system is short of memory: containers keep only what is on screen, and hidden ones keep nothing drawn.
  public func receiveMemoryWarning() { ApplicationEvent.memoryWarning.post(in: self) }

  /// The application is in the background: nothing of it is visible.
  public func enterBackground() { ApplicationEvent.background.post(in: self) }

  /// The application is in the foreground again.
  public func enterForeground() { ApplicationEvent.foreground.post(in: self) }
}

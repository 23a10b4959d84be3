import Foundation

/// Work that an app asks to have finished when it is sent away.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Another one each time. The program is never sent away, so there is always time for it.
  ///
  /// - Parameter handler: not called.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { BackgroundTasks.next() }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

private enum BackgroundTasks {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var count = 0

  static func next() -> UIBackgroundTaskIdentifier {
    lock.withLock {
      count += 1
      return UIBackgroundTaskIdentifier(rawValue: count)
    }
  }
}

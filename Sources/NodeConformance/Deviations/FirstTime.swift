import Foundation
import HeadlessUIKit

/// Knows what has happened before in a runtime.
final class FirstTime: @unchecked Sendable {
  private let lock = NSLock()
  private var seen: [ObjectIdentifier: Set<String>] = [:]

  /// Whether nothing of this name has happened in the runtime.
  func isFirst(_ name: String, in runtime: HeadlessRuntime) -> Bool {
    lock.withLock { seen[ObjectIdentifier(runtime), default: []].insert(name).inserted }
  }
}

import Foundation

/// A value behind a lock. What is done with it is short and calls nothing of the user's.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  subscript<Part>(_ part: KeyPath<Value, Part>) -> Part { lock.withLock { value[keyPath: part] } }
}

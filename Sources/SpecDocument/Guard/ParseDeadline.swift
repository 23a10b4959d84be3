import Dispatch
import Foundation
import Synchronization

/// Runs a parse on a thread of its own and stops waiting at a deadline.
///
/// libcmark offers no way to interrupt it. A parse that is late goes on until it ends or the process does, and its result is dropped.
enum ParseDeadline {
  /// libgumbo frees its tree recursively; this is enough for the deepest one that ``HTMLDepth`` lets through.
  private static let stackSize = 16 << 20

  static func run<Value: Sendable>(
    _ deadline: Duration, name: String, _ body: @escaping @Sendable () -> Value
  ) throws(DocumentError) -> Value {
    let seconds = deadline.seconds
    guard seconds > 0 else { throw .deadline(name: name, seconds: seconds) }
    let slot = Slot<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = body()
      slot.value.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    _ = done.wait(timeout: .now() + seconds)
    guard let value = slot.value.withLock({ $0 }) else { throw .deadline(name: name, seconds: seconds) }
    return value
  }

  private final class Slot<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

import Dispatch
import Synchronization

/// Work on parts, done on as many threads as the machine has cores. The results are in the order of the parts, whoever was done first.
package enum SideBySide {
  package static func map<Part: Sendable, Value: Sendable>(
    _ parts: [Part], _ body: @Sendable (Part) -> Value
  ) -> [Value] {
    guard parts.count > 1 else { return parts.map(body) }
    let results = Mutex<[Value?]>(Array(repeating: nil, count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let value = body(parts[index])
      results.withLock { $0[index] = value }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}

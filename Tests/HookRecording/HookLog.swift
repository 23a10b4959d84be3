import Foundation
import HeadlessUIKit

/// Which hooks a test looks at.
package struct HookGroup: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let loading = HookGroup(rawValue: 1 << 0)
  package static let measuring = HookGroup(rawValue: 1 << 1)
  package static let layout = HookGroup(rawValue: 1 << 2)
  /// Entering and leaving windows.
  package static let hierarchy = HookGroup(rawValue: 1 << 3)
  /// Interface states.
  package static let states = HookGroup(rawValue: 1 << 4)
  package static let display = HookGroup(rawValue: 1 << 5)
  package static let transition = HookGroup(rawValue: 1 << 6)
  package static let traits = HookGroup(rawValue: 1 << 7)
  package static let touches = HookGroup(rawValue: 1 << 8)
  package static let controller = HookGroup(rawValue: 1 << 9)
  /// What containers ask and tell.
  package static let container = HookGroup(rawValue: 1 << 10)
  package static let freeing = HookGroup(rawValue: 1 << 11)
  /// Everything in a life but its end.
  package static let all: HookGroup = HookGroup(rawValue: .max).subtracting(.freeing)
}

/// What hooks were called, one a line, in the order in which they were: the lane where it is not main, who was called, and the hook.
/// What is called while an override is in its call to super stands further in than it.
package final class HookLog: @unchecked Sendable {
  private let groups: HookGroup
  private let lock = NSLock()
  private var lines: [String] = []
  private var isClosed = false
  /// How many calls are open on each thread: a lane has several.
  private var depths: [UInt16: Int] = [:]

  /// - Parameter groups: other hooks leave no line.
  package init(_ groups: HookGroup) { self.groups = groups }

  package func note(_ line: String, _ group: HookGroup) {
    if groups.contains(group) { lock.withLock { write(line, ThreadState.current) } }
  }

  /// Notes a call, and what is called during `body` within it.
  package func within<Result>(_ line: String, _ group: HookGroup, _ body: () -> Result) -> Result {
    guard groups.contains(group) else { return body() }
    let thread = ThreadState.current
    lock.withLock {
      write(line, thread)
      depths[thread.number, default: 0] += 1
    }
    defer { lock.withLock { depths[thread.number, default: 0] -= 1 } }
    return body()
  }

  private func write(_ line: String, _ thread: ThreadState) {
    guard !isClosed else { return }
    let lane = thread.role == .main ? "" : "\(thread.role) "
    lines.append(String(repeating: "  ", count: depths[thread.number, default: 0]) + lane + line)
  }

  package var text: String { lock.withLock { lines.joined(separator: "\n") } }

  package func clear() { lock.withLock { lines = [] } }

  /// What happens from now on leaves no line.
  package func close() { lock.withLock { isClosed = true } }
}

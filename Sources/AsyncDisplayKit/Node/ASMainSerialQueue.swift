import Foundation
import HeadlessUIKit

/// Blocks that are done on main in the order in which they came; on main, at once.
public final class ASMainSerialQueue: NSObject, @unchecked Sendable {
  private let runtime = HeadlessRuntime.current
  private let waiting = Guarded<[() -> Void]>([])

  public override init() { super.init() }

  /// How many have not been begun.
  public var numberOfScheduledBlocks: Int { waiting.with { $0.count } }

  public func performBlock(onMainThread block: @escaping () -> Void) {
    waiting.with { $0.append(block) }
    if ThreadState.isMain { return performAll() }
    runtime.async(.main) { self.performAll() }
  }

  private func performAll() {
    while let block = waiting.with({ $0.isEmpty ? nil : $0.removeFirst() }) { block() }
  }
}

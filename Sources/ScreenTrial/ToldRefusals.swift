import Foundation
import HeadlessUIKit

/// Says on standard error what the runtime has refused: each thing once, though both engines, and every turn of the device, come to it.
final class ToldRefusals: @unchecked Sendable {
  private let lock = NSLock()
  private var told: Set<String> = []

  /// On any thread.
  @Sendable func tell(_ violation: ASRuleViolation) {
    let isNew = lock.withLock { told.insert("\(violation)").inserted }
    if isNew { HeadlessRuntime.printViolation(violation) }
  }
}

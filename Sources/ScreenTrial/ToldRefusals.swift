import Foundation
import HeadlessUIKit

/// Says on standard error what the runtime has refused: each thing once, though both engines, and every turn of the device, come to it.
final class ToldRefusals: @unchecked Sendable {
  private let lock = NSLock()
  private var told: Set<ASRuleViolation> = []

  var count: Int { lock.withLock { told.count } }

  /// On any thread.
  @Sendable func tell(_ violation: ASRuleViolation) {
    let seen = Self.withoutNumberOfWorker(violation)
    let isNew = lock.withLock { told.insert(seen).inserted }
    if isNew { HeadlessRuntime.printViolation(seen) }
  }

  /// Which of a pool's threads came to it is another one each time: “on layout 2” is “on layout”.
  private static func withoutNumberOfWorker(_ violation: ASRuleViolation) -> ASRuleViolation {
    let detail = violation.detail.replacing(/\ on (?<role>[a-z]+) [0-9]+$/) { " on \($0.role)" }
    return ASRuleViolation(rule: violation.rule, subject: violation.subject, detail: detail)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Keeps what an observer is told, as lines of text: role, object, call, phase and flags.
final class Transcript: CallObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [(call: String, text: String)] = []
  private var broken: [String] = []

  func observe(_ observation: Observation, on instance: (any Observable)?) {
    let name = instance.map { "\(type(of: $0)) " } ?? ""
    let phase = observation.phase == .event ? "" : " \(observation.phase)"
    let flags = observation.flags.isEmpty ? "" : " [\(observation.flags)]"
    let text = "\(ThreadState.current.role) \(name)\(observation.call.name)\(phase)\(flags)"
    lock.withLock { lines.append((observation.call.name, text)) }
  }

  /// All lines, or those of the calls named.
  func text(_ calls: String...) -> String {
    lock.withLock { lines.filter { calls.isEmpty || calls.contains($0.call) } }.map(\.text).joined(separator: "\n")
  }

  func clear() { lock.withLock { lines = [] } }

  /// The rules that were reported broken, in order.
  var brokenRules: [String] { lock.withLock { broken } }

  func note(_ violation: ASRuleViolation) { lock.withLock { broken.append(violation.rule.id) } }
}

extension HeadlessRuntime {
  /// A runtime whose observer and handler of violations is the transcript.
  convenience init(_ transcript: Transcript, scheduler: any Scheduler = DeterministicScheduler(seed: 1)) {
    self.init(scheduler: scheduler, observer: transcript, violationHandler: { transcript.note($0) })
  }
}

/// Both engines, for tests that hold on either.
enum Engine: String, CaseIterable, CustomTestStringConvertible {
  case deterministic
  case threaded

  var scheduler: any Scheduler {
    switch self {
    case .deterministic: DeterministicScheduler(seed: 7)
    case .threaded: ThreadedScheduler()
    }
  }

  var testDescription: String { rawValue }
}

import Foundation
import HeadlessUIKit

/// Keeps what an observer is told, as lines of text: role, object, call, phase and flags.
package final class Transcript: CallObserver, @unchecked Sendable {
  private let lock = NSLock()
  private struct Line {
    var call: String
    var phase: ObservedPhase
    var subject: String
    var flags: String
  }

  private var lines: [Line] = []
  private var broken: [String] = []

  package init() {}

  package func observe(_ observation: Observation, on instance: (any Observable)?) {
    let name = instance.map { "\(type(of: $0)) " } ?? ""
    let line = Line(
      call: observation.call.name, phase: observation.phase,
      subject: "\(ThreadState.current.role) \(name)\(observation.call.name)",
      flags: observation.flags.isEmpty ? "" : " [\(observation.flags)]")
    lock.withLock { lines.append(line) }
  }

  /// Every line, or those of the calls named, with phase and flags.
  package func text(_ calls: String...) -> String {
    chosen(calls).map { "\($0.subject)\($0.phase == .event ? "" : " \($0.phase)")\($0.flags)" }
      .joined(separator: "\n")
  }

  /// The beginnings of calls, and the events, among the calls named: who did what on which thread, and nothing else.
  package func story(_ calls: String...) -> String { story(calls) }

  package func story(_ calls: [String]) -> String {
    chosen(calls).filter { $0.phase == .enter || $0.phase == .event }.map(\.subject).joined(separator: "\n")
  }

  private func chosen(_ calls: [String]) -> [Line] {
    lock.withLock { lines.filter { calls.isEmpty || calls.contains($0.call) } }
  }

  package func clear() { lock.withLock { lines = [] } }

  /// The rules that were reported broken, in order.
  package var brokenRules: [String] { lock.withLock { broken } }

  package func note(_ violation: ASRuleViolation) { lock.withLock { broken.append(violation.rule.id) } }
}

extension HeadlessRuntime {
  /// A runtime whose observer and handler of violations is the transcript.
  package convenience init(_ transcript: Transcript, scheduler: any LaneScheduler = DeterministicScheduler(seed: 1)) {
    self.init(scheduler: scheduler, observer: transcript, violationHandler: { transcript.note($0) })
  }
}

/// Both engines, for tests that hold on either.
package enum Engine: String, CaseIterable, Sendable, CustomStringConvertible {
  case deterministic
  case threaded

  package var scheduler: any LaneScheduler {
    switch self {
    case .deterministic: DeterministicScheduler(seed: 7)
    case .threaded: ThreadedScheduler()
    }
  }

  package var description: String { rawValue }
}

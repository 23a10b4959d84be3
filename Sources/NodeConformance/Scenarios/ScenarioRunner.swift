import AsyncDisplayKit
import CallTrace
import Foundation
import HeadlessUIKit

/// Runs scenarios and records them.
public struct ScenarioRunner: Sendable {
  public enum Engine: Sendable {
    /// The same seed gives the same trace.
    case deterministic
    /// Real threads.
    case threaded
  }

  public let seed: UInt64
  public let engine: Engine

  public init(seed: UInt64 = 1, engine: Engine = .deterministic) {
    self.seed = seed
    self.engine = engine
  }

  /// One trace of every scenario.
  public func traces(under deviation: Deviation? = nil) -> [Trace] {
    ScenarioCatalogue.all.map { trace(of: $0, under: deviation) }
  }

  /// Runs one scenario to its end, as it is or with one deliberate fault.
  ///
  /// - Parameter refusals: is told of what the runtime refuses, on the thread that asked for it.
  public func trace(
    of scenario: Scenario, under deviation: Deviation? = nil,
    refusals: @escaping @Sendable (ASRuleViolation) -> Void = { _ in }
  ) -> Trace {
    let observer = TraceObserver()
    let runtime = HeadlessRuntime(
      scheduler: scheduler(), observer: observer, violationHandler: refusals,
      nodeSteps: deviation?.nodeSteps ?? StandardNodeSteps(),
      controllerSteps: deviation?.controllerSteps ?? StandardControllerSteps())
    runtime.runMain { scenario.body(Stage(runtime: runtime, cast: deviation?.cast ?? Cast())) }
    return observer.finish(source: scenario.name, isMisuse: scenario.isMisuse)
  }

  func scheduler() -> any LaneScheduler {
    switch engine {
    case .deterministic: DeterministicScheduler(seed: seed)
    case .threaded: ThreadedScheduler()
    }
  }
}

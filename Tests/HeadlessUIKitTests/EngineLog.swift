import HeadlessUIKit
import RuntimeTranscript

extension Engine {
  /// What a main loop on the engine writes down, with the rules that it breaks.
  func log(_ body: (SchedulerTests.Log) -> Void) -> String {
    let log = SchedulerTests.Log()
    let runtime = HeadlessRuntime(scheduler: scheduler, violationHandler: { log.add("\($0.rule): \($0.detail);") })
    runtime.runMain { body(log) }
    return log.text
  }
}

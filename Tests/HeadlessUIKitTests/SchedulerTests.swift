import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Schedulers") struct SchedulerTests {
  /// A list that jobs of several threads write to.
  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String] = []
    func add(_ entry: String) { lock.withLock { entries.append(entry) } }
    var text: String { lock.withLock { entries.joined(separator: " ") } }
    var sorted: String { lock.withLock { entries.sorted().joined(separator: " ") } }
  }

  /// Six jobs on three lanes, in the order in which they ran.
  private func order(on scheduler: DeterministicScheduler) -> String {
    let log = Log()
    HeadlessRuntime(scheduler: scheduler).runMain {
      for (index, lane) in [Lane.layout, .layout, .display, .display, .editing, .editing].enumerated() {
        HeadlessRuntime.current.async(lane) { log.add("\(lane)\(index)") }
      }
    }
    return log.text
  }

  @Test("the same seed gives the same run, and other seeds give others")
  func seeds() {
    let runs = (0..<20).map { order(on: DeterministicScheduler(seed: $0)) }
    #expect(runs == (0..<20).map { order(on: DeterministicScheduler(seed: $0)) })
    #expect(Set(runs).count > 10)
  }

  @Test("a schedule that was printed and read back gives the run it came from")
  func replay() throws {
    let first = DeterministicScheduler(seed: 3)
    let run = order(on: first)
    let schedule = try #require(Schedule("\(first.schedule)"))
    #expect(order(on: DeterministicScheduler(replaying: schedule)) == run)
    #expect(Schedule("1.x") == nil)
  }

  @Test("where a schedule fits no more, or is over, the first job that can run does")
  func unfittingSchedule() {
    func run(_ choices: [Int]) -> String { order(on: DeterministicScheduler(replaying: Schedule(choices: choices))) }
    #expect(run([99, 99, 99]) == run([]))
    #expect(run([1, 99]) == run([1]))
    #expect(run([1]) != run([]))
  }

  @Test("every job runs on its lane", arguments: Engine.allCases)
  func lanes(engine: Engine) {
    let log = Log()
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      for lane in Lane.allCases {
        HeadlessRuntime.current.async(lane) { log.add("\(lane)=\(ThreadState.current.role)") }
      }
    }
    #expect(log.sorted == "background=background display=display editing=editing layout=layout main=main")
  }

  @Test(
    "main waits for work elsewhere and gets its result; on its own lane it runs at once", arguments: Engine.allCases)
  func sync(engine: Engine) {
    let log = Log()
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      let runtime = HeadlessRuntime.current
      log.add(runtime.sync(.layout) { "\(ThreadState.current.role)" } ?? "deadlock")
      log.add(runtime.sync(.main) { "\(ThreadState.current.role)" } ?? "deadlock")
      log.add("\(ThreadState.current.role)")
    }
    #expect(log.text == "layout main main")
  }

  @Test("waiting for main while main waits is refused and names both", arguments: Engine.allCases)
  func deadlock(engine: Engine) {
    let log = Log()
    let runtime = HeadlessRuntime(
      scheduler: engine.scheduler, violationHandler: { log.add("\($0.rule): \($0.detail)") })
    runtime.runMain {
      runtime.sync(.layout) {
        let result = runtime.sync(.main) { "never" }
        log.add(result ?? "nothing")
      }
    }
    let worker = log.text.contains("layout 3") ? 3 : 2
    #expect(log.text == "no-deadlock: layout \(worker) waits for main, while main waits for layout nothing")
  }

  @Test("a job may wait for main while main is idle", arguments: Engine.allCases)
  func waitingForIdleMain(engine: Engine) {
    let log = Log()
    let runtime = HeadlessRuntime(scheduler: engine.scheduler, violationHandler: { log.add("\($0)") })
    runtime.runMain {
      runtime.async(.editing) { log.add(runtime.sync(.main) { "\(ThreadState.current.role)" } ?? "nothing") }
    }
    #expect(log.text == "main")
  }

  @Test("an error thrown by the body ends it, and the runtime still settles", arguments: Engine.allCases)
  func throwing(engine: Engine) {
    struct Stop: Error {}
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    #expect(throws: Stop.self) {
      try runtime.runMain { throw Stop() }
    }
    #expect(transcript.text() == "main settled")
  }
}

import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Tasks on the main loop") struct MainLoopTests {
  private typealias Log = SchedulerTests.Log

  private func perform(_ engine: Engine, _ body: @escaping @Sendable (Log) async throws -> Void) -> String {
    let log = Log()
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      Task(onMainLoop: nil) {
        do { try await body(log) } catch { log.add("\(error)") }
      }
    }
    return log.text
  }

  private static func elsewhere(_ log: Log) async { log.add("awaited on \(ThreadState.current.role)") }

  @Test("a task and what it awaits are jobs of the main loop, which settling waits for", arguments: Engine.allCases)
  func task(engine: Engine) {
    let text = perform(engine) { log in
      log.add("begun on \(ThreadState.current.role)")
      await Self.elsewhere(log)
      log.add("over on \(ThreadState.current.role)")
    }
    #expect(text == "begun on main awaited on main over on main")
  }

  private final class Screen: @unchecked Sendable {
    var title = ""
    func load() { Task(onMainLoop: nil) { title = "loaded on \(ThreadState.current.role)" } }
    func reload() async throws {
      await MainLoop.run { title += ", again" }
      try await MainLoop.run { try append(", and again") }
    }
    private func append(_ text: String) throws { title += text }
  }

  @Test("in a task, and in what is run on main, self need not be written")
  func implicitSelf() {
    let screen = Screen()
    HeadlessRuntime().runMain {
      screen.load()
      Task(onMainLoop: nil) { try await screen.reload() }
    }
    #expect(screen.title == "loaded on main, again, and again")
  }

  @Test("what is run on main from main is run at once", arguments: Engine.allCases)
  func run(engine: Engine) {
    let text = perform(engine) { log in
      HeadlessRuntime.current.async(.main) { log.add("later") }
      await MainLoop.run { log.add("\(ThreadState.current.role)") }
      log.add(MainLoop.assumeIsolated { "assumed" })
    }
    #expect(text == "main assumed later")
  }

  @Test("sleeping takes the runtime's time and nobody else's", arguments: Engine.allCases)
  func sleep(engine: Engine) {
    let text = perform(engine) { log in
      HeadlessRuntime.current.async(.main, after: 1) { log.add("one") }
      try await MainLoop.sleep(for: .seconds(2))
      log.add("two on \(ThreadState.current.role)")
      try await MainLoop.sleep(nanoseconds: 1_000_000_000)
      log.add("three")
    }
    #expect(text == "one two on main three")
  }

  @Test("a detached task is work of the background lane, on the same clock", arguments: Engine.allCases)
  func detached(engine: Engine) {
    let log = Log()
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      HeadlessRuntime.current.async(.main, after: 1) { log.add("one") }
      Task<Void, any Error>.detachedOnWorkers {
        log.add("\(ThreadState.current.role)")
        try await MainLoop.sleep(for: .seconds(2))
        log.add("two on \(ThreadState.current.role)")
        await MainLoop.run { log.add("\(ThreadState.current.role)") }
      }
    }
    #expect(log.text == "background one two on background main")
  }

  @Test("the value of a detached task can be waited for", arguments: Engine.allCases)
  func detachedValue(engine: Engine) {
    let text = perform(engine) { log in
      let role = await Task.detachedOnWorkers { ThreadState.current.role }.value
      log.add("\(role) told on \(ThreadState.current.role)")
    }
    #expect(text == "background told on main")
  }

  @Test("a task that was cancelled is woken and told so", arguments: Engine.allCases)
  func cancelled(engine: Engine) {
    let log = Log()
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      HeadlessRuntime.current.async(.main, after: 0.5) { log.add("half") }
      let task = Task(onMainLoop: nil) {
        do { try await MainLoop.sleep(for: .seconds(1)) } catch { log.add("\(error)") }
      }
      task.cancel()
    }
    #expect(log.text == "CancellationError() half")
  }
}

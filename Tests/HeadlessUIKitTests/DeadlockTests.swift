import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Waits that would never end") struct DeadlockTests {
  typealias Log = SchedulerTests.Log

  private func perform(
    _ engine: Engine, _ log: Log, _ body: @escaping (HeadlessRuntime) -> Void
  ) {
    let runtime = HeadlessRuntime(
      scheduler: engine.scheduler, violationHandler: { log.add("\($0.rule): \($0.detail);") })
    runtime.runMain { body(runtime) }
  }

  @Test(
    "a job that holds a lock and waits for main, which waits for somebody at that lock, is refused",
    arguments: Engine.allCases)
  func lockAndMain(engine: Engine) {
    let (log, lock) = (Log(), OwnedLock())
    perform(engine, log) { runtime in
      runtime.async(.editing) {
        _ = lock.withLock(of: runtime, "a node") {
          runtime.sync(.layout) {}
          log.add(runtime.sync(.main) { "main" } ?? "nothing")
        }
      }
      runtime.async(.main) {
        log.add(runtime.sync(.layout) { lock.withLock(of: runtime, "a node") { "locked" } ?? "refused" } ?? "nothing")
      }
    }
    let end = log.text.split(separator: ";").map { $0.replacing(/layout \d/, with: "layout N") }
    let refused =
      "no-deadlock: editing 6 waits for main, while main waits for layout, while layout N waits for a node, "
    #expect(["main locked", "locked main", "\(refused)which editing 6 holds"].contains(end[0]))
    if end.count > 1 { #expect(end[1] == " nothing locked") }
  }

  @Test(
    "waiting on a serial lane for a job behind one that waits for main is refused to that one",
    arguments: Engine.allCases)
  func behindAnother(engine: Engine) {
    let log = Log()
    perform(engine, log) { runtime in
      runtime.async(.editing) { log.add(runtime.sync(.main) { "main" } ?? "nothing") }
      runtime.sync(.editing) { log.add("second") }
    }
    #expect(
      log.text == "no-deadlock: editing 6 waits for main, while main waits for editing; nothing second")
  }

  @Test("a job may wait for the queue that another job occupies, which waits for workers", arguments: 0..<50)
  func noFalseAlarm(seed: UInt64) {
    let log = Log()
    let runtime = HeadlessRuntime(
      scheduler: DeterministicScheduler(seed: seed), violationHandler: { log.add("\($0.rule): \($0.detail);") })
    runtime.runMain {
      runtime.async(.editing) {
        runtime.concurrentPerform(.layout, count: 3) { log.add("\($0)") }
        log.add("updated")
      }
      runtime.async(.main) { runtime.sync(.editing) { log.add("waited") } }
      runtime.async(.background) { runtime.sync(.layout) { log.add("more") } }
    }
    #expect(log.sorted == "0 1 2 more updated waited")
    #expect(log.text.contains(/updated.* waited/))
  }

  @Test("two threads that want each other's lock: one is refused", arguments: Engine.allCases)
  func twoLocks(engine: Engine) {
    let (log, first, second) = (Log(), OwnedLock(), OwnedLock())
    let (bothHeld, met) = (Log(), Log())
    perform(engine, log) { runtime in
      func take(_ outer: OwnedLock, _ inner: OwnedLock) {
        _ = outer.withLock(of: runtime, "outer") {
          bothHeld.add("x")
          while engine == .threaded && bothHeld.text != "x x" {}
          if engine == .deterministic { runtime.sync(.background) {} }
          met.add(inner.withLock(of: runtime, "inner") { "got" } ?? "refused")
        }
      }
      runtime.async(.layout) { take(first, second) }
      runtime.async(.display) { take(second, first) }
    }
    #expect(met.sorted == "got got" && engine == .deterministic || met.sorted == "got refused")
  }

  @Test("a lock can be taken again by its holder, and is free after as many releases", arguments: Engine.allCases)
  func again(engine: Engine) {
    let (log, lock) = (Log(), OwnedLock())
    perform(engine, log) { runtime in
      for _ in 0..<100 {
        runtime.async(.layout) {
          _ = lock.withLock(of: runtime, "it") { lock.withLock(of: runtime, "it") { log.add("x") } }
        }
      }
    }
    #expect(log.text == Array(repeating: "x", count: 100).joined(separator: " "))
  }

  @Test("a turn that would not end is cut off, told of, and taken up by the next turn", arguments: Engine.allCases)
  func endless(engine: Engine) {
    let (log, count) = (Log(), Counter())
    perform(engine, log) { runtime in
      func again() {
        count.value += 1
        runtime.async(.main) { again() }
      }
      again()
      runtime.turn()
      #expect(count.value == 10_001)
      log.add("next")
    }
    let told = "turn-ends: 10 000 jobs have each asked for the next one; the last, on main, waits for the next turn;"
    #expect(log.text == "\(told) next \(told)")
    #expect(count.value == 20_002)
  }

  @Test("what has been put off goes on in the order in which it was asked for", arguments: Engine.allCases)
  func order(engine: Engine) {
    let (log, heard) = (Log(), Log())
    perform(engine, log) { runtime in
      var turns = 0
      var seen: Set<String> = []
      func again(_ name: String) {
        if turns == 1, seen.insert(name).inserted { heard.add(name) }
        runtime.async(.main) { again(name) }
      }
      for name in ["a", "b", "c"] { again(name) }
      runtime.turn()
      turns = 1
    }
    #expect(heard.text == "a b c")
  }

  @Test("twenty thousand jobs that nobody asked for in turn are no endless turn", arguments: Engine.allCases)
  func many(engine: Engine) {
    let (log, count) = (Log(), Counter())
    perform(engine, log) { runtime in
      for _ in 0..<20_000 { runtime.async(.main) { count.value += 1 } }
    }
    #expect(log.text == "")
    #expect(count.value == 20_000)
  }

  @Test("main may let the loop run while a job waits for what main does at the moment", arguments: Engine.allCases)
  func nestedTurn(engine: Engine) {
    let log = Log()
    perform(engine, log) { runtime in
      runtime.async(.editing) {
        runtime.sync(.main) {
          runtime.async(.main) { log.add("inner") }
          runtime.turn()
          log.add("outer")
        }
        log.add("waited")
      }
    }
    #expect(log.text == "inner outer waited")
  }

  final class Counter: @unchecked Sendable { var value = 0 }
}

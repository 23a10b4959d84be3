import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What is meant for the main queue") struct MainQueueTests {
  @Test("with quality, flags, a group, or a time of the wall", arguments: Engine.allCases)
  func forms(engine: Engine) {
    let text = engine.log { log in
      let note: @Sendable (String) -> Void = { log.add("\($0) on \(ThreadState.current.role),") }
      DispatchQueue.main.async(qos: .userInitiated, flags: []) { note("flags") }
      DispatchQueue.main.async(group: LoopGroup(), qos: .background, flags: []) { note("group") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { note("wall") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, qos: .background) { note("quality") }
      DispatchQueue.main.asyncOnClock(deadline: .now() + 3, qos: .background, flags: []) { note("all") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { note("never") }
    }
    #expect(text == "flags on main, group on main, wall on main, quality on main, all on main,")
  }

  @Test("a work item that is cancelled before its time is not done", arguments: Engine.allCases)
  func debounce(engine: Engine) {
    let text = engine.log { log in
      var pending: LoopWorkItem?
      for letter in ["a", "b", "c"] {
        pending?.cancel()
        let item = LoopWorkItem { log.add(letter) }
        DispatchQueue.main.asyncOnClock(deadline: .now() + 0.3, execute: item)
        pending = item
      }
      pending?.notify(queue: .main) { log.add("found on \(ThreadState.current.role)") }
    }
    #expect(text == "c found on main")
  }

  @Test("work items are jobs of their queue", arguments: Engine.allCases)
  func items(engine: Engine) {
    let text = engine.log { log in
      let group = LoopGroup()
      let item = LoopWorkItem { log.add("\(ThreadState.current.role)") }
      DispatchQueue.global().async(group: group, execute: item)
      group.notify(queue: .main, work: LoopWorkItem { log.add("then \(ThreadState.current.role)") })
    }
    #expect(text == "background then main")
  }

  @Test("operations and blocks of the main run loop are jobs of the main loop", arguments: Engine.allCases)
  func operations(engine: Engine) {
    let text = engine.log { log in
      OperationQueue.ofMainLoop.addOperation { log.add("block on \(ThreadState.current.role)") }
      let (first, second) = (
        BlockOperation { log.add("first") }, BlockOperation { log.add("second on \(ThreadState.current.role)") }
      )
      second.addDependency(first)
      OperationQueue.ofMainLoop.addOperations([second, first], waitUntilFinished: false)
      RunLoop.main.performOnMain { log.add("loop on \(ThreadState.current.role)") }
    }
    #expect(text == "block on main first loop on main second on main")
  }

  @Test("who hears of notifications on the main queue keeps nobody waiting for ever", arguments: Engine.allCases)
  func notifications(engine: Engine) {
    let name = Notification.Name("MainQueueTests.\(engine)")
    let text = engine.log { log in
      let token = NotificationCenter.default.addLoopObserver(forName: name, object: nil, queue: .main) { _ in
        log.add("heard on \(ThreadState.current.role)")
      }
      NotificationCenter.default.post(name: name, object: nil)
      log.add("posted")
      DispatchQueue.global().async {
        NotificationCenter.default.post(name: name, object: nil)
        log.add("posted")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { NotificationCenter.default.removeObserver(token) }
    }
    #expect(text == "heard on main posted heard on main posted")
  }

  @Test(
    "a timer of a queue ticks on the runtime's clock, until it is suspended or cancelled", arguments: Engine.allCases)
  func timers(engine: Engine) {
    let text = engine.log { log in
      let timer = DispatchSource.makeLoopTimer(queue: .main)
      timer.schedule(deadline: .now() + 0.5, repeating: .milliseconds(200))
      timer.setCancelHandler { log.add("over") }
      var ticks = 0
      timer.setEventHandler {
        ticks += 1
        log.add("\(ticks) on \(ThreadState.current.role) at \(HeadlessRuntime.current.time)")
        if ticks == 2 { timer.cancel() }
      }
      timer.resume()
      let (never, once) = (DispatchSource.makeLoopTimer(), DispatchSource.makeLoopTimer())
      never.schedule(deadline: .now())
      never.setEventHandler { log.add("never") }
      once.schedule(deadline: .now() + 0.1)
      once.setEventHandler { withExtendedLifetime(never) { log.add("once on \(ThreadState.current.role)") } }
      once.activate()
      HeadlessRuntime.current.async(.main, after: 1) { withExtendedLifetime(once) {} }
    }
    #expect(text == "once on background 1 on main at 0.5 2 on main at 0.7 over")
  }
}

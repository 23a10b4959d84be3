import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Waiting for a signal") struct SignalTests {
  @Test("main waits for a job of another queue", arguments: Engine.allCases)
  func main(engine: Engine) {
    let text = engine.log { log in
      let done = LoopSemaphore(value: 0)
      DispatchQueue.global().async {
        log.add("work")
        done.signal()
      }
      done.wait()
      log.add("waited")
    }
    #expect(text == "work waited")
  }

  @Test("another queue waits for a job of main", arguments: Engine.allCases)
  func background(engine: Engine) {
    let text = engine.log { log in
      DispatchQueue.global().async {
        let done = LoopSemaphore(value: 0)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          log.add("main")
          done.signal()
        }
        done.wait()
        log.add("waited")
      }
    }
    #expect(text == "main waited")
  }

  @Test("a wait is over when its time is, by the runtime's clock", arguments: Engine.allCases)
  func timeouts(engine: Engine) {
    let text = engine.log { log in
      let done = LoopSemaphore(value: 0)
      log.add(done.wait(timeout: .now() + 3) == .timedOut ? "timed out" : "done")
      log.add("at \(HeadlessRuntime.current.time)")
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { done.signal() }
      log.add(done.wait(timeout: .now() + 3) == .timedOut ? "timed out" : "done")
      log.add("at \(HeadlessRuntime.current.time)")
      log.add(done.wait(timeout: .now()) == .timedOut ? "timed out" : "done")
    }
    #expect(text == "timed out at 3.0 done at 4.0 timed out")
  }

  @Test("a wait that nobody can end is told of, and ended", arguments: Engine.allCases)
  func hopeless(engine: Engine) {
    let text = engine.log { log in
      let done = LoopSemaphore(value: 0)
      DispatchQueue.main.async { done.signal() }
      done.wait()
      log.add("went on")
    }
    #expect(text == "no-deadlock: main waits, and nothing is left to run; went on")
  }

  @Test("a thread that waits for ever keeps nobody from ending", arguments: Engine.allCases)
  func forever(engine: Engine) {
    let text = engine.log { log in
      DispatchQueue.global().async {
        log.add("waits")
        LoopSemaphore(value: 0).wait()
        log.add("never")
      }
    }
    #expect(text == "waits")
  }

  @Test("main waits for a group, and for a work item", arguments: Engine.allCases)
  func groups(engine: Engine) {
    let text = engine.log { log in
      let group = LoopGroup()
      for number in 1...2 { DispatchQueue.global().async(group: group) { log.add("\(number)") } }
      group.wait()
      let item = LoopWorkItem { log.add("item") }
      DispatchQueue.global().async(execute: item)
      item.wait()
      log.add("waited")
    }
    #expect(text == "1 2 item waited")
  }

  @Test("who waits for a queue comes after what it was handed before", arguments: Engine.allCases)
  func order(engine: Engine) {
    let text = engine.log { log in
      let queues = [
        DispatchQueue(label: "one at a time"), DispatchQueue(label: "side by side", attributes: .concurrent),
      ]
      for queue in queues {
        nonisolated(unsafe) var array: [Int] = []
        queue.async(flags: .barrier) { array.append(7) }
        queue.async(flags: .barrier) { array.append(Thread.isOfMainLoop ? 1 : 0) }
        log.add("\(queue.sync { array })")
        queue.syncInOrder(flags: .barrier) { array.removeAll() }
        queue.async { log.add("\(array.count)") }
        queue.syncInOrder(execute: LoopWorkItem { log.add("done") })
      }
    }
    #expect(text == "[7, 0] 0 done [7, 0] 0 done")
  }
}

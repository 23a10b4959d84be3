import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Waiting for the system's queues") struct DispatchTests {
  private struct Oops: Error {}

  private func perform(_ engine: Engine, _ body: @escaping (HeadlessRuntime, SchedulerTests.Log) -> Void) -> String {
    let log = SchedulerTests.Log()
    let runtime = HeadlessRuntime(
      scheduler: engine.scheduler, violationHandler: { log.add("\($0.rule): \($0.detail);") })
    runtime.runMain { body(runtime, log) }
    return log.text
  }

  @Test("waiting for the main queue is waiting for the main loop", arguments: Engine.allCases)
  func main(engine: Engine) {
    let text = perform(engine) { _, log in
      DispatchQueue.global().async {
        DispatchQueue.main.syncOnMainLoop { log.add("\(ThreadState.current.role)") }
        log.add(DispatchQueue.main.sync { "\(ThreadState.current.role) again" })
        do { try DispatchQueue.main.sync { throw Oops() } } catch { log.add("\(error)") }
      }
    }
    #expect(text == "main main again Oops()")
  }

  @Test("waiting for main while main waits is refused and told of", arguments: Engine.allCases)
  func deadlock(engine: Engine) {
    let text = perform(engine) { runtime, log in
      runtime.sync(.layout) {
        DispatchQueue.main.syncOnMainLoop { log.add("never") }
        // There is no other way to come by a result.
        log.add("\(DispatchQueue.main.sync { ThreadState.current.role })")
      }
    }
    let told = #/no-deadlock: layout \d waits for main, while main waits for layout;/#
    #expect(text.replacing(told, with: "refused") == "refused refused layout")
  }

  @Test("main that waits for the main queue is refused too", arguments: Engine.allCases)
  func itself(engine: Engine) {
    let text = perform(engine) { _, log in DispatchQueue.main.syncOnMainLoop { log.add("never") } }
    #expect(text == "no-deadlock: main waits for main;")
  }

  @Test("which thread is main is said by its role", arguments: Engine.allCases)
  func role(engine: Engine) {
    let text = perform(engine) { runtime, log in
      log.add("\(Thread.isOfMainLoop) \(Thread.current.isOfMainLoop)")
      runtime.sync(.layout) { log.add("\(Thread.isOfMainLoop) \(Thread.current.isOfMainLoop)") }
    }
    #expect(text == "true true false false")
  }

  @Test("a barrier is one on the queue that it was meant for")
  func barrier() {
    let text = perform(.threaded) { _, log in
      let queue = DispatchQueue(label: "pictures", attributes: .concurrent)
      queue.async(flags: .barrier) {
        dispatchPrecondition(condition: .onQueueAsBarrier(queue))
        log.add("alone")
      }
    }
    #expect(text == "alone")
  }
}

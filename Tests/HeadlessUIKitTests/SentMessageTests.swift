import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Messages that are sent to a thread") struct SentMessageTests {
  private final class Target: NSObject, @unchecked Sendable {
    let log = SchedulerTests.Log()
    func hear(_ word: Any?) { log.add("\(word as? String ?? "nothing") on \(ThreadState.current.role)") }
  }

  @Test("main, at once or later, and another one", arguments: Engine.allCases)
  func threads(engine: Engine) {
    let target = Target()
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      let selector = Selector(Target.hear)
      target.performSelector(onMainThread: selector, with: "later", waitUntilDone: false)
      target.performSelector(onMainThread: selector, with: "now", waitUntilDone: true)
      HeadlessRuntime.current.turn()
      target.performSelector(inBackground: selector, with: "aside")
      HeadlessRuntime.current.turn()
      HeadlessRuntime.current.async(.background) {
        target.performSelector(onMainThread: selector, with: "awaited", waitUntilDone: true)
        target.hear("then")
      }
    }
    #expect(target.log.text == "now on main later on main aside on background awaited on main then on background")
  }
}

import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Notifications, one after the other") struct NotificationSequenceTests {
  private typealias Log = SchedulerTests.Log
  private static let name = Notification.Name("rang")

  private final class Bell {}

  @Test("what is posted comes in its order, on main, also while nobody waits", arguments: Engine.allCases)
  func order(engine: Engine) {
    let (center, log) = (NotificationCenter(), Log())
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      Task(onMainLoop: nil) {
        for await note in center.notifications(named: Self.name).prefix(3) {
          log.add("\(note.userInfo?["number"] ?? "none") on \(ThreadState.current.role)")
        }
        log.add("enough")
      }
      HeadlessRuntime.current.turn()
      for number in 1...4 { center.post(name: Self.name, object: nil, userInfo: ["number": number]) }
      center.post(name: Notification.Name("other"), object: nil)
    }
    #expect(log.text == "1 on main 2 on main 3 on main enough")
  }

  @Test("with an object only its own are told, and before anybody waits nothing is")
  func object() {
    let (center, log, bell) = (NotificationCenter(), Log(), Bell())
    HeadlessRuntime().runMain {
      let notes = center.notifications(named: Self.name, object: bell)
      center.post(name: Self.name, object: bell)
      Task(onMainLoop: nil) { for await _ in notes { log.add("rang") } }
      HeadlessRuntime.current.turn()
      center.post(name: Self.name, object: Bell())
      center.post(name: Self.name, object: bell)
    }
    #expect(log.text == "rang")
  }

  @Test("a task that was cancelled waits no longer")
  func cancelled() {
    let (center, log) = (NotificationCenter(), Log())
    HeadlessRuntime().runMain {
      let task = Task(onMainLoop: nil) {
        for await _ in center.notifications(named: Self.name) { log.add("rang") }
        log.add("over")
      }
      HeadlessRuntime.current.turn()
      task.cancel()
      HeadlessRuntime.current.turn()
      center.post(name: Self.name, object: nil)
    }
    #expect(log.text == "over")
  }
}

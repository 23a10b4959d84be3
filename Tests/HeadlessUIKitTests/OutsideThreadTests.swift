import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// What threads of the system hand to queues comes to the runtime whose main loop runs, if it is the only one of the process. Other tests
/// have loops too, so this one has a process of its own.
@Suite("Work from threads of the system") struct OutsideThreadTests {
  @Test("what a thread hands to the main queue is done on main, and a turn waits for it")
  func threads() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      HeadlessRuntime().runMain {
        // Closures that are written there would belong to the main actor, which is none of the runtime's.
        let later: @Sendable () -> Void = { print("later") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: later)
        Thread.detachAwaitedThread {
          // Main has long nothing else to do then: only a turn that waits hears of it.
          Thread.sleep(forTimeInterval: 0.05)
          let work: @Sendable () -> Void = { print("async on \(ThreadState.current.role)") }
          let question: @Sendable () -> String = { "sync on \(ThreadState.current.role)" }
          DispatchQueue.main.async(execute: work)
          print(DispatchQueue.main.sync(execute: question))
        }
      }
    }
    #expect(lines(of: result).filter(isOurs) == ["async on main", "sync on main", "later"])
  }

  @Test("an operation of a queue is waited for, and so is what it hands to the main queue of operations")
  func operations() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      HeadlessRuntime().runMain {
        let queue = OperationQueue.awaited()
        queue.addOperation {
          // As above: by then nothing is left but to wait.
          Thread.sleep(forTimeInterval: 0.05)
          OperationQueue.ofMainLoop.addOperation { print("async on \(ThreadState.current.role)") }
        }
      }
    }
    #expect(lines(of: result).filter(isOurs) == ["async on main"])
  }

  private func lines(of result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func isOurs(_ line: String) -> Bool {
    line.hasPrefix("async") || line.hasPrefix("sync") || line == "later"
  }
}

import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("A node as a lock") struct LockingTests {
  @Test("lets in one at a time, and whoever holds it again", arguments: Engine.allCases)
  func exclusion(engine: Engine) {
    let node = HeadlessRuntime.make { ASDisplayNode() }
    let total = Total()
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      let runtime = HeadlessRuntime.current
      for _ in 0..<8 {
        runtime.async(.background) {
          node.withLock { node.withLock { total.add() } }
        }
      }
      for _ in 0..<8 { runtime.sync(.background) {} }
      runtime.turn()
    }
    #expect(total.read() == 8)
  }

  @Test(
    "a wait in a circle is refused, and giving back what one does not hold does nothing", arguments: Engine.allCases)
  func circle(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let node = ASDisplayNode()
      node.lock()
      HeadlessRuntime.current.sync(.background) {
        node.lock()
        node.unlock()
        node.unlock()
        node.lock()
      }
      node.lock()
      node.unlock()
      node.unlock()
      HeadlessRuntime.current.sync(.background) { node.withLock {} }
    }
    #expect(transcript.brokenRules == ["no-deadlock", "no-deadlock"])
  }

  /// Not safe by itself.
  private final class Total: @unchecked Sendable {
    private var value = 0
    func add() { value += 1 }
    func read() -> Int { value }
  }
}

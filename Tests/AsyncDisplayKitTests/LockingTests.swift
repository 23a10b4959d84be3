import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("A node as a lock") struct LockingTests {
  @Test("lets in one at a time, and whoever holds it again", arguments: Engine.allCases)
  func exclusion(engine: Engine) {
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      let (node, room, runtime) = (ASDisplayNode(), Room(), HeadlessRuntime.current)
      for lane in [Lane.background, .layout, .layout, .display, .display] {
        runtime.async(lane) {
          node.withLock {
            node.withLock { room.enter() }
            // Whoever waits for the lock may run meanwhile.
            runtime.sync(.editing) {}
            room.leave()
          }
        }
      }
      runtime.turn()
      #expect(room.visitors == 5 && room.mostAtOnce == 1)
    }
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

  /// Counts who is in it.
  private final class Room: @unchecked Sendable {
    private let guardian = NSLock()
    private var (inside, most, left) = (0, 0, 0)

    var visitors: Int { guardian.withLock { left } }
    var mostAtOnce: Int { guardian.withLock { most } }

    func enter() {
      guardian.withLock {
        inside += 1
        most = max(most, inside)
      }
    }

    func leave() {
      guardian.withLock {
        inside -= 1
        left += 1
      }
    }
  }
}

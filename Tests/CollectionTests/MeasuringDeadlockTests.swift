import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Synchronization
import Testing

@Suite("Specs that wait for main") struct MeasuringDeadlockTests {
  /// Waits for main while it is measured, which no node may.
  final class Waiting: ASDisplayNode, @unchecked Sendable {
    let isMeasured = Atomic(false)

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      isMeasured.store(true, ordering: .releasing)
      runtime.sync(.main) {}
      return ASLayoutSpec()
    }
  }

  private let range = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))

  @Test("a spec that waits for main while main waits for the layout is refused", arguments: Engine.allCases)
  func direct(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain { _ = Waiting().layoutThatFits(range) }
    #expect(transcript.brokenRules == ["no-deadlock"])
  }

  @Test("two workers that measure one node, whose spec waits for main while main waits for the second of them")
  func twoWorkers() {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: ThreadedScheduler()).runMain {
      let (node, range) = (Waiting(), range)
      HeadlessRuntime.current.async(.background) { _ = node.layoutThatFits(range) }
      while !node.isMeasured.load(ordering: .acquiring) {}
      _ = node.layoutThatFits(range)
    }
    #expect(transcript.brokenRules == ["no-deadlock"])
  }

  @Test("the same in every order of jobs: refused where main waits, done where it does not", arguments: 0..<50)
  func schedules(seed: UInt64) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: DeterministicScheduler(seed: seed)).runMain {
      let (node, range) = (Waiting(), range)
      HeadlessRuntime.current.async(.background) { _ = node.layoutThatFits(range) }
      HeadlessRuntime.current.async(.main) { _ = node.layoutThatFits(range) }
    }
    #expect(Set(transcript.brokenRules).isSubset(of: ["no-deadlock"]))
  }
}

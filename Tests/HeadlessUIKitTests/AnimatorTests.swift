import Foundation
import HeadlessUIKit
import Testing

@Suite("Animators") struct AnimatorTests {
  private final class Log {
    var text: [String] = []
  }

  private func perform(_ body: @escaping (UIViewPropertyAnimator, Log, HeadlessRuntime) -> Void) -> [String] {
    let log = Log()
    let runtime = HeadlessRuntime()
    runtime.runMain {
      let animator = UIViewPropertyAnimator(
        duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
      animator.addAnimations { log.text.append("changed") }
      animator.addCompletion { log.text.append("\($0)") }
      body(animator, log, runtime)
      runtime.turn()
      log.text.append("\(animator.state)\(animator.isRunning ? " and running" : "")")
    }
    return log.text
  }

  @Test("what starts is active until it ends, in a job of its own")
  func start() {
    let heard = perform { animator, log, _ in
      animator.startAnimation()
      log.text.append("\(animator.state) \(animator.isRunning)")
    }
    #expect(heard == ["changed", "active true", "end", "inactive"])
  }

  @Test("a pause before the end keeps it from ending, and going on lets it, backwards at the start")
  func pause() {
    let heard = perform { animator, log, runtime in
      animator.pauseAnimation()
      animator.fractionComplete = 0.3
      runtime.turn()
      log.text.append("\(animator.state) \(animator.isRunning) \(animator.fractionComplete)")
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(heard == ["changed", "active false 0.3", "start", "inactive"])
  }

  @Test("a pause on the way keeps it from ending too")
  func pauseOnTheWay() {
    let heard = perform { animator, log, runtime in
      animator.startAnimation()
      animator.pauseAnimation()
      runtime.turn()
      log.text.append("\(animator.state) \(animator.isRunning)")
      animator.startAnimation()
    }
    #expect(heard == ["changed", "active false", "end", "inactive"])
  }

  @Test("as much is done as of its time is over, while it rests as of its way, and backwards too")
  func clock() {
    let heard = perform { animator, log, runtime in
      let begun = runtime.time
      func at(_ time: TimeInterval, _ work: @escaping () -> Void) { runtime.async(.main, after: time, work) }
      func note() { log.text.append("\(Int((animator.fractionComplete * 100).rounded())) %") }
      animator.startAnimation(afterDelay: 0.1)
      at(0.5) {
        note()
        animator.pauseAnimation()
      }
      at(1) {
        note()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      at(1.2) {
        note()
        animator.isReversed = true
      }
      at(1.3, note)
      animator.addCompletion { _ in log.text.append("after \(Int(((runtime.time - begun) * 100).rounded()))") }
    }
    #expect(heard == ["changed", "40 %", "33 %", "60 %", "50 %", "start", "after 180", "inactive"])
  }

  @Test("what is added on the way is changed at once")
  func addedOnTheWay() {
    let heard = perform { animator, log, _ in
      animator.startAnimation()
      animator.addAnimations { log.text.append("changed too") }
      log.text.append("added")
    }
    #expect(heard == ["changed", "changed too", "added", "end", "inactive"])
  }

  @Test("what a view animates is changed when the call returns, and its end comes in a job of its own")
  func views() {
    let log = Log()
    HeadlessRuntime().runMain {
      UIView.animate(
        withDuration: 1, animations: { log.text.append("changed") }, completion: { log.text.append("end \($0)") })
      log.text.append("returned")
    }
    #expect(log.text == ["changed", "returned", "end true"])
  }

  @Test("what is stopped stays so until it is finished where somebody says, or is over without a word")
  func stop() {
    let finished = perform { animator, log, runtime in
      animator.startAnimation()
      animator.stopAnimation(false)
      runtime.turn()
      log.text.append("\(animator.state)")
      animator.startAnimation()
      animator.finishAnimation(at: .current)
    }
    #expect(finished == ["changed", "stopped", "current", "inactive"])
    let dropped = perform { animator, _, _ in
      animator.startAnimation()
      animator.stopAnimation(true)
      animator.finishAnimation(at: .end)
    }
    #expect(dropped == ["changed", "inactive"])
  }
}

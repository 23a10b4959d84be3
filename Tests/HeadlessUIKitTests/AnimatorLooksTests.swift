import Foundation
import HeadlessUIKit
import Testing

@Suite("What is seen of an animator") struct AnimatorLooksTests {
  private final class Stage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [Int] = []
    var ends: [String] = []

    /// How opaque the view is seen, in hundredths.
    func look() { seen.append(Int(((view.layer.presentation()?.opacity ?? -1) * 100).rounded())) }
  }

  /// What fades a view out within a second.
  private func perform(
    _ timing: UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear),
    _ body: @escaping (UIViewPropertyAnimator, Stage, @escaping (TimeInterval, @escaping () -> Void) -> Void) -> Void
  ) -> Stage {
    var stage: Stage?
    let runtime = HeadlessRuntime()
    runtime.runMain {
      let new = Stage()
      stage = new
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations { new.view.alpha = 0 }
      animator.addCompletion { new.ends.append("\($0) \(Int((new.view.alpha * 100).rounded()))") }
      body(animator, new) { time, work in runtime.async(.main, after: time, work) }
      runtime.turn()
    }
    return stage ?? Stage()
  }

  @Test("its views are on their way as long as it runs, and have arrived at once for whoever asks them")
  func running() {
    let stage = perform { animator, stage, at in
      animator.startAnimation()
      #expect(stage.view.alpha == 0)
      for time in [0.25, 0.5, 0.75] { at(time, stage.look) }
      at(1.1, stage.look)
    }
    #expect(stage.seen == [75, 50, 25, 0] && stage.ends == ["end 0"])
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("while it rests it is scrubbed, and whatever it has not begun begins with that")
  func scrubbing() {
    let stage = perform { animator, stage, at in
      animator.fractionComplete = 0.3
      stage.look()
      #expect(animator.state == .active && !animator.isRunning)
      at(3) {
        stage.look()
        animator.fractionComplete = 0.8
        stage.look()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      at(3.1, stage.look)
    }
    #expect(stage.seen == [70, 70, 20, 10] && stage.ends == ["end 0"])
  }

  @Test("one that is turned around goes back, and at its end all is as it was")
  func reversed() {
    let stage = perform { animator, stage, at in
      stage.view.backgroundColor = .red
      animator.addAnimations { stage.view.backgroundColor = .blue }
      animator.startAnimation()
      at(0.5) { animator.isReversed = true }
      at(0.75, stage.look)
    }
    #expect(stage.seen == [75] && stage.ends == ["start 100"])
    #expect(stage.view.backgroundColor == .red && stage.view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test(
    "one that is stopped leaves its views where they are seen, until it is finished",
    arguments: [(UIViewAnimatingPosition.current, 60), (.start, 100), (.end, 0)])
  func stopped(position: UIViewAnimatingPosition, alpha: Int) {
    let stage = perform { animator, stage, at in
      animator.startAnimation()
      at(0.4) {
        animator.stopAnimation(false)
        stage.look()
        stage.seen.append(Int((stage.view.alpha * 100).rounded()))
        animator.finishAnimation(at: position)
      }
    }
    #expect(stage.seen == [60, 60] && stage.ends == ["\(position) \(alpha)"])
  }

  @Test("one that is stopped for good leaves them there too")
  func dropped() {
    let stage = perform { animator, stage, at in
      animator.startAnimation()
      at(0.4) { animator.stopAnimation(true) }
      at(0.8) { stage.look() }
    }
    #expect(stage.seen == [60] && stage.ends.isEmpty)
  }

  @Test(
    "it goes along its curve, and a pause says how much of the way is done, or of the time", arguments: [true, false])
  func curves(isLinear: Bool) {
    let stage = perform(UICubicTimingParameters(animationCurve: .easeIn)) { animator, stage, at in
      animator.scrubsLinearly = isLinear
      animator.startAnimation()
      at(0.5) {
        stage.look()
        stage.seen.append(Int((animator.fractionComplete * 100).rounded()))
        animator.pauseAnimation()
        stage.look()
        stage.seen.append(Int((animator.fractionComplete * 100).rounded()))
        animator.fractionComplete = 0.75
        stage.look()
        animator.startAnimation()
        stage.look()
      }
    }
    #expect(stage.seen == [68, 50, 68, isLinear ? 32 : 50] + (isLinear ? [25, 25] : [38, 38]))
    #expect(stage.ends == ["end 0"])
  }

  @Test("what begins later has less time for its way, and so has what is added on the way")
  func later() {
    let stage = perform { animator, stage, at in
      let other = UIView()
      animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
      let third = UIView()
      animator.startAnimation()
      func look() {
        for view in [other, third] {
          stage.seen.append(Int(((view.layer.presentation()?.opacity ?? -1) * 100).rounded()))
        }
      }
      at(0.4, look)
      at(0.6) { animator.addAnimations { third.alpha = 0 } }
      at(0.8, look)
    }
    #expect(stage.seen == [100, 100, 40, 50])
  }

  @Test("what is left after a pause can take another time, along another curve")
  func continued() {
    let stage = perform { animator, stage, at in
      animator.startAnimation()
      at(0.5) {
        animator.pauseAnimation()
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
      }
      at(0.6, stage.look)
      at(1.5, stage.look)
      at(2.4, { #expect(stage.ends.isEmpty) })
    }
    #expect(stage.seen == [50, 34] && stage.ends == ["end 0"])
  }

  @Test("a spring swings, and one that is made of something takes its own time")
  func springs() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let stage = perform(spring) { animator, stage, at in
      #expect(animator.duration > 1.3 && animator.duration < 1.4)
      animator.addAnimations { stage.view.center.x = 105 }
      animator.startAnimation()
      at(0.36) { stage.seen.append(Int(stage.view.layer.presentation()?.position.x ?? 0)) }
      at(1.2) { #expect(stage.ends.isEmpty) }
    }
    #expect((stage.seen.first ?? 0) > 115 && stage.ends == ["end 0"])
  }
}

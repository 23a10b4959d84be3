import Foundation
import HeadlessUIKit
import Testing

@Suite("Changes that take time, and when they are over") struct ClockedChangeTests {
  private final class Counter: NSObject {
    var ticks = 0
    func tick() { ticks += 1 }
  }

  @Test("a link to the screen's pictures that is paused says nothing, and its time goes on")
  func link() {
    HeadlessRuntime().runMain {
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Selector(Counter.tick))
      link.isPaused = true
      link.add(to: .main, forMode: .common)
      HeadlessRuntime.current.turn()
      #expect(counter.ticks == 0 && link.timestamp > 0)
      link.isPaused = false
      HeadlessRuntime.current.turn()
      #expect(counter.ticks > 0)
      link.invalidate()
    }
  }

  @Test("who waits for the end of a transaction hears of it later than this ends")
  func transaction() {
    HeadlessRuntime().runMain {
      var order: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("completion") }
      CATransaction.commit()
      order.append("after")
      HeadlessRuntime.current.turn()
      #expect(order == ["after", "completion"])
    }
  }

  @Test("an animator that is stopped for good tells nobody, also when it runs again")
  func stopped() {
    HeadlessRuntime().runMain {
      var ends = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      animator.stopAnimation(true)
      animator.startAnimation()
      HeadlessRuntime.current.turn()
      #expect(ends == 0)
    }
  }

  @Test("an animator that pauses at its end is not over by then")
  func pausing() {
    HeadlessRuntime().runMain {
      var ends = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      HeadlessRuntime.current.turn()
      #expect(ends == 0 && animator.state == .active && !animator.isRunning)
    }
  }

  @Test("the time of a layer that begins later is earlier than everybody's")
  func later() {
    HeadlessRuntime().runMain {
      let layer = CALayer()
      layer.beginTime = 2
      layer.speed = 3
      layer.timeOffset = 5
      #expect(layer.convertTime(10, from: nil) == 29)
      #expect(layer.convertTime(29, to: nil) == 10)
    }
  }

  @Test("an animation that is taken away as it starts is not told of its end as of one that ran out")
  func takenAway() {
    final class Remover: CAAnimationDelegate {
      weak var layer: CALayer?
      var ends: [Bool] = []
      func animationDidStart(_ anim: CAAnimation) { layer?.removeAllAnimations() }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    HeadlessRuntime().runMain {
      let (layer, remover) = (CALayer(), Remover())
      remover.layer = layer
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = remover
      layer.add(animation, forKey: "a")
      HeadlessRuntime.current.turn()
      #expect(remover.ends == [false])
    }
  }
}

import Foundation
import HeadlessUIKit
import Testing

@Suite("How long animations take that do not say it") struct AnimationTimeTests {
  private final class Listener: CAAnimationDelegate {
    var ends: [Int] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      ends.append(Int((HeadlessRuntime.current.time * 100).rounded()))
    }
  }

  private func ends(_ body: @escaping (CALayer, CABasicAnimation, HeadlessRuntime) -> Void) -> [Int] {
    let listener = Listener()
    HeadlessRuntime().runMain {
      let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      animation.delegate = listener
      body(layer, animation, HeadlessRuntime.current)
      HeadlessRuntime.current.turn()
    }
    return listener.ends
  }

  @Test("a quarter of a second, or what the innermost transaction says that says it")
  func usual() {
    #expect(ends { layer, animation, _ in layer.add(animation, forKey: nil) } == [25])
    #expect(CATransaction.animationDuration() == 0.25)
    let nested = ends { layer, animation, _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.7)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 0.7)
      layer.add(animation, forKey: nil)
      CATransaction.commit()
      CATransaction.commit()
    }
    #expect(nested == [70])
    let none = ends { layer, animation, _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      layer.add(animation, forKey: nil)
      CATransaction.commit()
    }
    #expect(none == [0])
  }

  @Test("from when it is to begin, also if that is over")
  func beginning() {
    func end(_ shift: TimeInterval) -> [Int] {
      ends { layer, animation, runtime in
        runtime.async(.main, after: 1) {
          animation.beginTime = CACurrentMediaTime() + shift
          layer.add(animation, forKey: nil)
        }
      }
    }
    #expect(end(0.5) == [175] && end(-0.1) == [115] && end(-3) == [100])
  }

  @Test("a display link counts as everybody does")
  func displayLink() {
    final class Target {
      var seen: [TimeInterval] = []
      func step(_ link: CADisplayLink) { seen.append(link.timestamp - CACurrentMediaTime()) }
    }
    HeadlessRuntime().runMain {
      let (runtime, target) = (HeadlessRuntime.current, Target())
      runtime.async(.main, after: 1) {
        let link = CADisplayLink(target: target, selector: Selector(Target.step))
        link.add(to: .main, forMode: .common)
        runtime.async(.main, after: 1) { link.invalidate() }
      }
      runtime.turn()
      #expect((59...60).contains(target.seen.count) && target.seen.allSatisfy { abs($0) < 0.011 })
    }
  }

  private final class Old {
    var told: [String] = []
    private func hundredths() -> Int { Int((HeadlessRuntime.current.time * 100).rounded()) }
    func began(_ name: String?, context: UnsafeMutableRawPointer?) {
      told.append("\(name ?? "-") began \(hundredths())")
    }
    func stopped(_ name: String, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      told.append("\(name) \(finished.boolValue) \(hundredths()) \(context?.load(as: Int.self) ?? 0)")
    }
    func stopped(_ name: String, finished: Bool) { told.append("\(name) \(finished) \(hundredths())") }
    func over() { told.append("over") }
  }

  @Test("whoever is named as the delegate of one that was begun by hand is told of its beginning and its end")
  func committed() {
    let old = Old()
    HeadlessRuntime().runMain {
      let (window, view) = (UIWindow(), UIView())
      window.addSubview(view)
      window.makeKeyAndVisible()
      func animate(_ name: String, _ selector: Selector, context: UnsafeMutableRawPointer? = nil) {
        UIView.beginAnimations(name, context: context)
        UIView.setAnimationDelegate(old)
        UIView.setAnimationDelay(0.1)
        UIView.setAnimationWillStart(Selector(Old.began))
        UIView.setAnimationDidStop(selector)
        view.alpha -= 0.1
        UIView.commitAnimations()
      }
      var context = 7
      withUnsafeMutableBytes(of: &context) {
        animate("a", Selector(Old.stopped(_:finished:context:)), context: $0.baseAddress)
        HeadlessRuntime.current.turn()
      }
      animate("b", Selector(Old.stopped(_:finished:)))
      view.layer.removeAllAnimations()
      animate("c", Selector(Old.over))
      HeadlessRuntime.current.turn()
    }
    #expect(old.told == ["a began 10", "a true 30 7", "b false 30", "b began 40", "c began 40", "over"])
  }
}

import Foundation
import HeadlessUIKit
import Testing

@Suite("What is to be seen of a layer while it is animated") struct PresentationTests {
  /// Looks at a layer in hundredths of a second from now on.
  private func seen<Value>(
    _ path: @escaping (CALayer) -> Value, at times: Int..., of body: @escaping (UIView, HeadlessRuntime) -> Void
  ) -> [Value] {
    var seen: [Value] = []
    HeadlessRuntime().runMain {
      let runtime = HeadlessRuntime.current
      let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      window.addSubview(view)
      window.makeKeyAndVisible()
      runtime.turn()
      for time in times {
        runtime.async(.main, after: Double(time) / 100) {
          if let layer = view.layer.presentation() { seen.append(path(layer)) }
        }
      }
      body(view, runtime)
      runtime.turn()
      withExtendedLifetime(window) {}
    }
    return seen
  }

  private func opacities(at times: Int..., of body: @escaping (CALayer) -> Void) -> [Int] {
    var seen: [Int] = []
    HeadlessRuntime().runMain {
      let (runtime, layer) = (HeadlessRuntime.current, CALayer())
      for time in times {
        runtime.async(.main, after: Double(time) / 100) {
          seen.append(Int(((layer.presentation()?.opacity ?? -1) * 100).rounded()))
        }
      }
      body(layer)
      runtime.turn()
    }
    return seen
  }

  @Test("a view is between what it was and what it is, and the layer itself is there at once")
  func views() {
    let places = seen(\.position.x, at: 0, 10, 25, 40, 50) { view, _ in
      UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveLinear) { view.center.x = 105 }
      #expect(view.layer.position.x == 105 && view.layer.presentation()?.model() === view.layer)
      #expect(view.layer.presentation()?.position.x == 5)
      #expect(view.layer.presentation()?.superlayer === view.superview?.layer)
    }
    #expect(places.map { ($0 * 100).rounded() / 100 } == [5, 5, 42.5, 80, 105])
  }

  @Test("curves and springs go their own ways to the same end")
  func curves() {
    func way(_ options: UIView.AnimationOptions) -> CGFloat {
      seen(\.position.x, at: 20) { view, _ in
        UIView.animate(withDuration: 0.4, delay: 0, options: options) { view.center.x = 105 }
      }.first ?? 0
    }
    #expect(abs(way(.curveEaseInOut) - 55) < 0.01)
    #expect(way(.curveEaseIn) < 40 && way(.curveEaseOut) > 70)
    let swinging = seen(\.position.x, at: 1, 5, 10, 39, 40) { view, _ in
      UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
        view.center.x = 105
      }
    }
    #expect(swinging[0] < 100 && abs(swinging[3] - 105) < 1 && swinging[4] == 105)
    #expect(swinging.contains { $0 > 105 })
  }

  @Test("what is animated anew goes on from where it is seen")
  func anew() {
    let places = seen(\.position.x, at: 20, 21, 40, 60) { view, runtime in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x = 105 }
      runtime.async(.main, after: 0.2) {
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
          view.center.x = 5
        }
      }
    }
    #expect(places.map { ($0 * 100).rounded() / 100 } == [55, 53.75, 30, 5])
  }

  @Test("one that repeats and comes back, and one that stays")
  func runs() {
    let there = opacities(at: 5, 10, 15, 25, 39, 41) { layer in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 0.5, 0.1)
      (fade.autoreverses, fade.repeatCount) = (true, 2)
      layer.add(fade, forKey: nil)
    }
    #expect(there == [25, 50, 25, 25, 5, 100])
    let staying = opacities(at: 0, 5, 50) { layer in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.toValue, fade.duration, fade.isRemovedOnCompletion) = (NSNumber(value: 0.5), 0.1, false)
      (fade.fillMode, fade.beginTime) = (.forwards, CACurrentMediaTime() + 0.01)
      layer.add(fade, forKey: "fade")
    }
    #expect(staying == [100, 80, 50])
  }

  @Test("keyframes, groups and what only adds")
  func kinds() {
    let frames = opacities(at: 5, 20, 35) { layer in
      let frames = CAKeyframeAnimation(keyPath: "opacity")
      (frames.values, frames.keyTimes, frames.duration) = ([0, 1, 0.5], [0, 0.25, 1], 0.4)
      layer.add(frames, forKey: nil)
    }
    #expect(frames == [50, 83, 58])
    let group = opacities(at: 10, 30) { layer in
      let (first, second, group) = (
        CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "opacity"), CAAnimationGroup()
      )
      (first.fromValue, first.toValue, first.duration) = (0, 1, 0.2)
      (second.byValue, second.beginTime, second.duration) = (-0.5, 0.2, 0.2)
      (group.animations, group.duration) = ([first, second], 0.4)
      layer.add(group, forKey: nil)
    }
    #expect(group == [50, 75])
    let sum = opacities(at: 10) { layer in
      layer.opacity = 0.6
      let more = CABasicAnimation(keyPath: "opacity")
      (more.fromValue, more.toValue, more.duration, more.isAdditive) = (0.4, 0, 0.2, true)
      layer.add(more, forKey: nil)
    }
    #expect(sum == [80])
  }

  @Test("colours, sizes, turns, strokes and ways along a path")
  func values() {
    HeadlessRuntime().runMain {
      let (runtime, shape) = (HeadlessRuntime.current, CAShapeLayer())
      func animate(_ key: String, _ from: Any, _ to: Any) {
        let one = CABasicAnimation(keyPath: key)
        (one.fromValue, one.toValue, one.duration) = (from, to, 0.2)
        shape.add(one, forKey: key)
      }
      animate("fillColor", UIColor.black.cgColor, UIColor.white.cgColor)
      animate("strokeEnd", 0, 1)
      animate("bounds.size", NSValue(cgSize: .zero), NSValue(cgSize: CGSize(width: 4, height: 8)))
      animate("transform", CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1))
      let way = CAKeyframeAnimation(keyPath: "position")
      (way.path, way.duration) = (UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath, 0.4)
      shape.add(way, forKey: "way")
      runtime.async(.main, after: 0.1) {
        let seen = shape.presentation()
        #expect(seen !== shape && seen?.fillColor == CGColor(gray: 0.5, alpha: 1) && seen?.strokeEnd == 0.5)
        #expect(seen?.bounds.size == CGSize(width: 2, height: 4) && seen?.transform.m11 == 2)
        #expect(seen?.position == CGPoint(x: 10, y: 0) && shape.strokeEnd == 1)
      }
    }
  }
}

import Foundation
import HeadlessUIKit
import Testing

@Suite("Animations of views on the runtime's clock") struct ViewAnimationTests {
  private final class Stage {
    let runtime = HeadlessRuntime.current
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    /// In no window.
    let alone = UIView()
    var heard: [String] = []

    init() {
      window.addSubview(view)
      window.makeKeyAndVisible()
      runtime.turn()
    }

    /// Notes an end and when it came, in hundredths of a second from now on.
    func ending(_ name: String) -> (Bool) -> Void {
      let begun = runtime.time
      return { [self] in
        heard.append("\(name) \($0 ? "done" : "broken off") after \(Int(((runtime.time - begun) * 100).rounded()))")
      }
    }

    func after(_ seconds: TimeInterval, _ work: @escaping () -> Void) {
      runtime.async(.main, after: seconds, work)
    }
  }

  private func perform(_ body: @escaping (Stage) -> Void) -> [String] {
    var heard: [String] = []
    HeadlessRuntime().runMain {
      let stage = Stage()
      body(stage)
      stage.runtime.turn()
      heard = stage.heard
    }
    return heard
  }

  @Test("what a block changes is changed at once, and has arrived after the delay and the duration")
  func whole() {
    let heard = perform { stage in
      UIView.animate(
        withDuration: 0.3, delay: 0.1,
        animations: {
          stage.view.alpha = 0.5
          stage.view.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
          stage.view.center.x += 1
        }, completion: stage.ending("all"))
      #expect(stage.view.alpha == 0.5 && stage.view.frame.minX == 6)
      #expect(stage.view.layer.animationKeys() == ["opacity", "position", "bounds.size"])
      #expect((stage.view.layer.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? Float == 1)
      stage.after(0.39) { stage.heard.append("\(stage.view.layer.animationKeys()?.count ?? 0) run") }
    }
    #expect(heard == ["3 run", "all done after 40"])
  }

  @Test("what changes nothing, takes no time or is not animated ends in a job of its own")
  func nothing() {
    let heard = perform { stage in
      UIView.animate(withDuration: 1, animations: { stage.view.alpha = 1 }, completion: stage.ending("same"))
      UIView.animate(withDuration: 0, animations: { stage.view.alpha = 0 }, completion: stage.ending("no time"))
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 1 }, completion: stage.ending("plain"))
      }
      #expect(UIView.areAnimationsEnabled && stage.view.layer.animationKeys() == nil)
      UIView.animate(withDuration: 1, animations: { stage.alone.alpha = 0 }, completion: stage.ending("no window"))
      #expect(stage.heard.isEmpty)
    }
    #expect(heard == ["same done after 0", "no time done after 0", "plain done after 0", "no window done after 0"])
  }

  @Test("one that is removed, or whose view leaves the window, is broken off")
  func brokenOff() {
    let heard = perform { stage in
      let inner = UIView()
      stage.view.addSubview(inner)
      UIView.animate(
        withDuration: 1,
        animations: {
          stage.view.alpha = 0
          inner.alpha = 0
        }, completion: stage.ending("both"))
      UIView.animate(withDuration: 1, animations: { inner.center.x = 7 }, completion: stage.ending("inner"))
      stage.after(0.2) { stage.view.layer.removeAllAnimations() }
      stage.after(0.5) { stage.view.removeFromSuperview() }
    }
    #expect(heard == ["both broken off after 50", "inner broken off after 50"])
  }

  @Test("another one of the same property runs beside it, or takes its place where it begins from what is seen")
  func another() {
    let heard = perform { stage in
      func move(_ options: UIView.AnimationOptions, _ name: String) {
        UIView.animate(
          withDuration: 0.4, delay: 0, options: options, animations: { stage.view.center.x += 1 },
          completion: stage.ending(name))
      }
      move([], "first")
      move([], "second")
      #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
      stage.after(0.2) { move(.beginFromCurrentState, "third") }
    }
    #expect(heard == ["first broken off after 20", "second done after 40", "third done after 40"])
  }

  @Test("one that repeats has no end but that it is broken off; one that comes back takes twice as long")
  func repeated() {
    let heard = perform { stage in
      func fade(_ options: UIView.AnimationOptions, _ name: String, _ change: @escaping () -> Void) {
        UIView.animate(
          withDuration: 0.1, delay: 0, options: options, animations: change, completion: stage.ending(name))
      }
      fade(.repeat, "endless") { stage.view.alpha = 0 }
      fade(.autoreverse, "back") { stage.view.center.x = 3 }
      fade([], "thrice") {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { stage.view.backgroundColor = .red }
      }
      stage.after(3) { stage.view.layer.removeAnimation(forKey: "opacity") }
    }
    #expect(heard == ["back done after 20", "thrice done after 60", "endless broken off after 300"])
  }

  @Test("a block within another one takes as long as that, unless it says otherwise")
  func nested() {
    let heard = perform { stage in
      UIView.animate(
        withDuration: 0.5,
        animations: {
          #expect(UIView.inheritedAnimationDuration == 0.5)
          stage.view.alpha = 0
          UIView.animate(withDuration: 2, animations: { stage.view.center.x = 1 }, completion: stage.ending("as outer"))
          UIView.animate(
            withDuration: 0.1, delay: 0, options: .overrideInheritedDuration,
            animations: { stage.view.backgroundColor = .red }, completion: stage.ending("own"))
        }, completion: stage.ending("outer"))
      #expect(UIView.inheritedAnimationDuration == 0)
    }
    #expect(heard == ["own done after 10", "outer done after 50", "as outer done after 50"])
  }

  @Test("one look gives way to another in its time, and what changes with it has none of its own")
  func looks() {
    let heard = perform { stage in
      UIView.transition(
        with: stage.view, duration: 0.3, options: .transitionCrossDissolve, animations: { stage.view.alpha = 0.1 },
        completion: stage.ending("look"))
      #expect(stage.view.layer.animationKeys() == ["transition"])
      let other = UIView()
      UIView.transition(from: stage.view, to: other, duration: 0.2, completion: stage.ending("other"))
      #expect(other.superview === stage.window && stage.view.superview == nil)
    }
    #expect(heard == ["look broken off after 0", "other done after 20"])
  }

  @Test("as it was done before there were blocks")
  func committed() {
    let heard = perform { stage in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.4)
      UIView.setAnimationDelay(0.1)
      stage.view.alpha = 0
      UIView.commitAnimations()
      UIView.commitAnimations()
      stage.view.center.x = 50
      #expect(stage.view.layer.animationKeys() == ["opacity"])
      stage.after(0.49) { stage.heard.append("\(stage.view.layer.animationKeys() ?? [])") }
      stage.after(0.51) { stage.heard.append("\(stage.view.layer.animationKeys() ?? [])") }
    }
    #expect(heard == [#"["opacity"]"#, "[]"])
  }

  @Test("a transaction is over when what was animated in it is")
  func transaction() {
    let heard = perform { stage in
      let end = stage.ending("transaction")
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.2)
      CATransaction.setCompletionBlock { end(true) }
      stage.view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      UIView.animate(withDuration: 0.7) { stage.view.alpha = 0 }
      CATransaction.commit()
      stage.after(0.21) { stage.heard.append("\(stage.view.layer.animationKeys() ?? [])") }
    }
    #expect(heard == [#"["opacity"]"#, "transaction done after 70"])
  }
}

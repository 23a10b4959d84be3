import Foundation
import HeadlessUIKit
import Testing

@Suite("Animations of layers") struct LayerAnimationTests {
  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start \(anim.value(forKey: "name") ?? "?")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "broken off") }
  }

  private func animation(of listener: Listener, named name: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(name, forKey: "name")
    animation.delegate = listener
    return animation
  }

  private func staying(of listener: Listener) -> CABasicAnimation {
    let stays = animation(of: listener, named: "a")
    stays.isRemovedOnCompletion = false
    return stays
  }

  @Test("one with an end is there until its time is over, and whoever listens hears of its beginning and its end")
  func ending() {
    HeadlessRuntime().runMain {
      let (layer, listener) = (CALayer(), Listener())
      layer.add(animation(of: listener, named: "a"), forKey: "fade")
      #expect(layer.animationKeys() == ["fade"] && listener.heard.isEmpty)
      HeadlessRuntime.current.turn()
      #expect(listener.heard == ["start a", "end"])
      #expect(layer.animation(forKey: "fade") == nil && layer.animationKeys() == nil)
    }
  }

  @Test("one that stays is told of its end once")
  func staying() {
    HeadlessRuntime().runMain {
      let (layer, listener) = (CALayer(), Listener())
      let stays = staying(of: listener)
      layer.add(stays, forKey: "fade")
      HeadlessRuntime.current.turn()
      #expect(layer.animation(forKey: "fade") === stays)
      layer.removeAllAnimations()
      HeadlessRuntime.current.turn()
      #expect(listener.heard == ["start a", "end"])
    }
  }

  @Test("one that stands still has no end")
  func standing() {
    HeadlessRuntime().runMain {
      let (layer, listener) = (CALayer(), Listener())
      let standing = animation(of: listener, named: "a")
      standing.speed = 0
      layer.add(standing, forKey: "fade")
      HeadlessRuntime.current.turn()
      #expect(listener.heard == ["start a"] && layer.animation(forKey: "fade") === standing)
    }
  }

  @Test("one without an end stays until it is removed, or another one has its key")
  func endless() {
    HeadlessRuntime().runMain {
      let (layer, listener) = (CALayer(), Listener())
      for name in ["a", "b"] {
        let endless = animation(of: listener, named: name)
        endless.repeatCount = name == "a" ? .infinity : HUGE
        layer.add(endless, forKey: "pulse")
        HeadlessRuntime.current.turn()
      }
      #expect(listener.heard == ["start a", "broken off", "start b"])
      #expect(layer.animation(forKey: "pulse")?.value(forKey: "name") as? String == "b")
      layer.removeAnimation(forKey: "pulse")
      HeadlessRuntime.current.turn()
      #expect(listener.heard.last == "broken off" && layer.animationKeys() == nil)
    }
  }

  @Test("one that is added twice is told of twice")
  func twice() {
    HeadlessRuntime().runMain {
      let (layer, listener) = (CALayer(), Listener())
      let stays = staying(of: listener)
      layer.add(stays, forKey: "one")
      layer.add(stays, forKey: "other")
      HeadlessRuntime.current.turn()
      #expect(listener.heard == ["start a", "start a", "end", "end"])
      layer.removeAllAnimations()
      HeadlessRuntime.current.turn()
      #expect(listener.heard.count == 4)
      layer.add(stays, forKey: "one")
      layer.add(stays, forKey: "one")
      HeadlessRuntime.current.turn()
      #expect(listener.heard.dropFirst(4) == ["broken off", "start a", "end"])
    }
  }

  @Test("of a stroke only the part is drawn that is wanted, the line that closes it included")
  func strokes() {
    HeadlessRuntime().runMain {
      let layer = CAShapeLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 8, height: 8)).cgPath
      (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, UIColor.red.cgColor, 2)
      // The sides, from the top clockwise.
      func sides() -> [Bool] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: layer.bounds.size, format: format)
          .image { layer.render(in: $0.cgContext) }.cgImage
        return [(10, 2), (18, 10), (10, 18), (2, 10)].map { image?.color(x: $0, y: $1) == UIColor.red.cgColor }
      }
      #expect(sides() == [true, true, true, true])
      layer.strokeEnd = 0.5
      #expect(sides() == [true, true, false, false])
      (layer.strokeStart, layer.strokeEnd) = (0.75, 1)
      #expect(sides() == [false, false, false, true])
      layer.strokeStart = 1
      #expect(sides() == [false, false, false, false])
    }
  }

  private final class Dot: CALayer {
    var color = UIColor.red
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? Dot { color = other.color }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(color.cgColor)
      ctx.fill(bounds)
    }
  }

  @Test("a layer draws itself, and a copy has its looks")
  func copies() {
    HeadlessRuntime().runMain {
      let dot = Dot()
      dot.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
      (dot.color, dot.cornerRadius) = (.blue, 3)
      let copy = Dot(layer: dot)
      #expect(copy.frame == dot.frame && copy.cornerRadius == 3)
      copy.setNeedsDisplay()
      copy.displayIfNeeded()
      #expect((copy.contents as? UIImage)?.cgImage?.color(x: 5, y: 5) == UIColor.blue.cgColor)
      #expect(dot.contents == nil)
    }
  }
}

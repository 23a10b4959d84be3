import Foundation
import HeadlessUIKit
import Testing

@Suite("Layers that go into others, are hit, and are asked") struct LayerFindingTests {
  private func layer(_ side: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
    return layer
  }

  @Test("a layer does not go into one that is in it")
  func circle() {
    HeadlessRuntime().runMain {
      let (outer, inner) = (layer(20), layer(10))
      outer.addSublayer(inner)
      inner.addSublayer(outer)
      #expect(outer.superlayer == nil && inner.superlayer === outer && inner.sublayers == nil)
    }
  }

  @Test("a layer that has been laid out is laid out anew where it goes")
  func goes() {
    HeadlessRuntime().runMain {
      let (first, second, moved) = (layer(20), layer(20), layer(10))
      first.addSublayer(moved)
      moved.layoutIfNeeded()
      #expect(!moved.needsLayout())
      second.addSublayer(moved)
      #expect(moved.needsLayout() && moved.superlayer === second && first.sublayers?.isEmpty == true)
    }
  }

  @Test("of two layers at a place the one in front is hit")
  func hit() {
    HeadlessRuntime().runMain {
      let (outer, back, front) = (layer(20), layer(10), layer(10))
      outer.addSublayer(back)
      outer.addSublayer(front)
      #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === front)
      front.isHidden = true
      #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === back)
      #expect(outer.hitTest(CGPoint(x: 15, y: 15)) === outer)
    }
  }

  @Test("a layer's delegate says what happens before the layer does")
  func action() {
    final class Acting: CALayerDelegate {
      let animation = CABasicAnimation(keyPath: "opacity")
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "opacity" ? animation : nil }
    }
    HeadlessRuntime().runMain {
      let (layer, acting, own) = (layer(10), Acting(), CABasicAnimation(keyPath: "opacity"))
      layer.actions = ["opacity": own, "bounds": own]
      layer.delegate = acting
      #expect(layer.action(forKey: "opacity") as AnyObject? === acting.animation)
      #expect(layer.action(forKey: "bounds") as AnyObject? === own)
    }
  }

  @Test("a picture of a view is taken after it is laid out, if that is asked for", arguments: [false, true])
  func picture(isAfter: Bool) {
    final class Panel: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    HeadlessRuntime().runMain {
      let panel = Panel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIGraphicsBeginImageContextWithOptions(panel.bounds.size, false, 1)
      defer { UIGraphicsEndImageContext() }
      #expect(panel.drawHierarchy(in: panel.bounds, afterScreenUpdates: isAfter))
      #expect(panel.passes == (isAfter ? 1 : 0))
    }
  }

  @Test("a view does not go into one that is in it, and hears of no window where it stays in one")
  func views() {
    final class Panel: UIView {
      var moves = 0
      override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        moves += 1
      }
    }
    HeadlessRuntime().runMain {
      let (window, first, second, panel) = (UIWindow(), UIView(), UIView(), Panel())
      for view in [first, second] { window.addSubview(view) }
      first.addSubview(panel)
      #expect(panel.moves == 1)
      second.addSubview(panel)
      #expect(panel.moves == 1 && panel.window === window)
      let aside = UIView()
      aside.addSubview(panel)
      #expect(panel.moves == 2 && panel.window == nil && panel.superview === aside)
      second.addSubview(panel)
      panel.addSubview(second)
      #expect(second.superview === window && panel.superview === second && panel.subviews.isEmpty)
    }
  }
}

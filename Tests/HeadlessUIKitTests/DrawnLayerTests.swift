import Foundation
import HeadlessUIKit
import Testing

/// Layers that draw by themselves, once the main loop has settled.
@Suite struct DrawnLayerTests {
  @Test func aShapeIsDrawnAndDrawnAnew() {
    onScreen(CAShapeLayer()) { layer in
      layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).cgPath
      layer.fillColor = UIColor.red.cgColor
      HeadlessRuntime.current.turn()
      #expect(color(of: layer, 4, 10) == UIColor.red.cgColor)
      #expect(color(of: layer, 14, 10) == .clear)
      layer.fillColor = UIColor.blue.cgColor
      HeadlessRuntime.current.turn()
      #expect(color(of: layer, 4, 10) == UIColor.blue.cgColor)
    }
  }

  @Test func aShapeIsSeenOutsideOfItsBounds() {
    onScreen(CAShapeLayer()) { layer in
      layer.frame = .zero
      layer.path = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 5, height: 5)).cgPath
      layer.fillColor = UIColor.red.cgColor
      let above = CALayer()
      above.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      above.addSublayer(layer)
      #expect(color(of: above, 10, 10) == UIColor.red.cgColor)
      #expect(color(of: above, 2, 2) == .clear)
    }
  }

  @Test func aGradientGoesFromPointToPoint() {
    onScreen(CAGradientLayer()) { layer in
      layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      HeadlessRuntime.current.turn()
      let (top, bottom) = (color(of: layer, 10, 0), color(of: layer, 10, 19))
      #expect(top?.components?[0] ?? 1 < 0.1)
      #expect(bottom?.components?[0] ?? 0 > 0.9)
    }
  }

  @Test func aGradientGoesAroundItsStart() {
    onScreen(CAGradientLayer()) { layer in
      layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
      layer.type = .radial
      HeadlessRuntime.current.turn()
      let (middle, side) = (color(of: layer, 10, 10), color(of: layer, 19, 10))
      #expect(middle?.components?[0] ?? 1 < 0.2)
      #expect(side?.components?[0] ?? 0 > 0.8)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
      layer.type = .conic
      HeadlessRuntime.current.turn()
      let quarters = [(15, 16), (5, 16), (5, 4), (15, 4)].map { color(of: layer, $0.0, $0.1)?.components?[0] ?? 0 }
      #expect(quarters == quarters.sorted() && quarters[0] < 0.25 && quarters[3] > 0.75)
    }
  }

  @Test func textIsDrawnInItsColour() {
    onScreen(CATextLayer()) { layer in
      layer.fontSize = 10
      HeadlessRuntime.current.turn()
      #expect(colors(of: layer) == [.clear])
      layer.string = "M"
      for color in [UIColor.red.cgColor, UIColor.blue.cgColor] {
        layer.foregroundColor = color
        HeadlessRuntime.current.turn()
        #expect(colors(of: layer).contains(color))
        #expect(colors(of: layer).contains(.clear))
      }
    }
  }

  @Test func aCopyHasWhatIsDrawn() {
    onScreen(CAShapeLayer()) { layer in
      layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).cgPath
      (layer.fillColor, layer.strokeEnd) = (UIColor.red.cgColor, 0.5)
      let copy = CAShapeLayer(layer: layer)
      #expect(copy.fillColor == UIColor.red.cgColor && copy.strokeEnd == 0.5)
      #expect(color(of: copy, 4, 10) == UIColor.red.cgColor)
    }
    onScreen(CAGradientLayer()) { layer in
      (layer.colors, layer.endPoint.x) = ([UIColor.red.cgColor], 1)
      let copy = CAGradientLayer(layer: layer)
      #expect(copy.colors?.count == 1 && copy.endPoint.x == 1)
    }
    onScreen(CATextLayer()) { layer in
      (layer.string, layer.fontSize, layer.isWrapped) = ("a", 7, true)
      let copy = CATextLayer(layer: layer)
      #expect(copy.string as? String == "a" && copy.fontSize == 7 && copy.isWrapped)
    }
  }

  @Test func whatDrawsItsSizeIsDrawnAnewForAnotherOne() {
    HeadlessRuntime().runMain {
      #expect(!CALayer().needsDisplayOnBoundsChange)
      for layer in [CAShapeLayer(), CAGradientLayer(), CATextLayer()] {
        #expect(layer.needsDisplayOnBoundsChange)
        layer.needsDisplayOnBoundsChange = false
        #expect(!CALayer(layer: layer).needsDisplayOnBoundsChange)
      }
      #expect(CATextLayer(coder: NSCoder())?.needsDisplayOnBoundsChange == true)
    }
  }

  private func onScreen<Layer: CALayer>(_ layer: @autoclosure () -> Layer, _ body: (Layer) -> Void) {
    HeadlessRuntime().runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let layer = layer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.layer.addSublayer(layer)
      body(layer)
    }
  }

  private func colors(of layer: CALayer) -> Set<CGColor> {
    Set((0..<20).flatMap { x in (0..<20).compactMap { y in color(of: layer, x, y) } })
  }

  /// As it is on screen, in pixels.
  private func color(of layer: CALayer, _ x: Int, _ y: Int) -> CGColor? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let screen = UIGraphicsImageRenderer(size: layer.bounds.size, format: format)
    return screen.image { layer.render(in: $0.cgContext) }.cgImage?.color(x: x, y: y)
  }
}

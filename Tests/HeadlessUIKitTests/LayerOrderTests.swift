import Foundation
import HeadlessUIKit
import Testing

@Suite("What of layers is seen, and in which order") struct LayerOrderTests {
  private func block(_ color: UIColor, at x: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: 10, height: 10)
    layer.backgroundColor = color.cgColor
    return layer
  }

  private func color(of layer: CALayer, _ x: Int, _ y: Int) -> CGColor? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: layer.bounds.size, format: format)
      .image { layer.render(in: $0.cgContext) }.cgImage?.color(x: x, y: y)
  }

  @Test("the highest is in front; of those that are as high, the last")
  func height() {
    HeadlessRuntime().runMain {
      let (above, red, blue) = (block(.white), block(.red), block(.blue))
      above.addSublayer(red)
      above.addSublayer(blue)
      #expect(color(of: above, 5, 5) == UIColor.blue.cgColor)
      red.zPosition = 1
      #expect(color(of: above, 5, 5) == UIColor.red.cgColor)
      blue.zPosition = 1
      #expect(color(of: above, 5, 5) == UIColor.blue.cgColor)
    }
  }

  @Test("round corners cut off what is in the layer, if it is clipped at all", arguments: [true, false])
  func corners(isClipped: Bool) {
    HeadlessRuntime().runMain {
      let (above, red) = (block(.clear), block(.red))
      above.cornerRadius = 5
      above.masksToBounds = isClipped
      above.addSublayer(red)
      #expect(color(of: above, 5, 5) == UIColor.red.cgColor)
      #expect(color(of: above, 0, 0) == (isClipped ? .clear : UIColor.red.cgColor))
    }
  }

  @Test("contents that keep their shape are as large as they can all be seen")
  func aspect() {
    HeadlessRuntime().runMain {
      let (layer, picture) = (block(.clear), block(.red))
      picture.frame.size.height = 5
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      layer.contents = UIGraphicsImageRenderer(size: picture.bounds.size, format: format).image {
        picture.render(in: $0.cgContext)
      }
      layer.contentsGravity = .resizeAspect
      #expect(color(of: layer, 5, 5) == UIColor.red.cgColor && color(of: layer, 5, 1) == .clear)
      layer.contentsGravity = .resizeAspectFill
      #expect(color(of: layer, 5, 1) == UIColor.red.cgColor)
    }
  }

  @Test("the outer edge of a border is as round as the layer")
  func border() {
    HeadlessRuntime().runMain {
      let layer = block(.clear)
      layer.frame.size = CGSize(width: 40, height: 40)
      (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (8, 4, UIColor.red.cgColor)
      #expect((color(of: layer, 1, 1)?.alpha ?? 1) < 0.1)
      #expect((color(of: layer, 2, 2)?.alpha ?? 0) > 0.5)
    }
  }

  @Test("a layer is put next to a sibling, below it or above it, also if it was there before")
  func siblings() {
    HeadlessRuntime().runMain {
      let above = CALayer()
      let (first, last, layer) = (CALayer(), CALayer(), CALayer())
      for sublayer in [first, last] { above.addSublayer(sublayer) }
      above.insertSublayer(layer, above: first)
      #expect(above.sublayers == [first, layer, last])
      above.insertSublayer(layer, above: last)
      #expect(above.sublayers == [first, last, layer])
      above.insertSublayer(layer, below: last)
      #expect(above.sublayers == [first, layer, last])
      above.insertSublayer(layer, above: CALayer())
      #expect(above.sublayers == [layer, first, last])
    }
  }

  @Test("a turn around the axis that points away is one the other way round")
  func turn() {
    let forth = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let back = CATransform3DMakeRotation(.pi / 2, 0, 0, -1)
    #expect(abs(forth.m12 - 1) < 1e-9 && abs(back.m12 + 1) < 1e-9)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// What is drawn, read off the pixels.
@Suite struct DrawingTests {
  @Test func rectanglesCoverTheirPixelsAndNoOthers() throws {
    let image = draw(4, 3) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
    }
    #expect(
      try rows(image) == """
        ....
        .rr.
        ....
        """)
  }

  @Test func twoPixelsAPointDoubleBothAxes() throws {
    let image = draw(2, 1, scale: 2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(
      try rows(image) == """
        kk..
        kk..
        """)
  }

  @Test func clipTransformAndColourAreUndoneWithTheState() throws {
    let image = draw(4, 2) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2))
      context.translateBy(x: 0, y: 1)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect(
      try rows(image) == """
        ...k
        b...
        """)
  }

  @Test func evenOddLeavesTheHole() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 3))
    path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 3, height: 1)))
    path.usesEvenOddFillRule = true
    let image = draw(5, 3) { _ in path.fill() }
    #expect(
      try rows(image) == """
        kkkkk
        k...k
        kkkkk
        """)
  }

  @Test func pathsKeepTheTransformOfTheirPoints() throws {
    let image = draw(4, 1) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.translateBy(x: 3, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fillPath()
    }
    #expect(try rows(image) == "k..k")
  }

  @Test func strokesLieAcrossTheirLine() throws {
    let image = draw(4, 4) { context in
      context.setStrokeColor(UIColor.green.cgColor)
      context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2), width: 2)
    }
    #expect(
      try rows(image) == """
        gggg
        gggg
        gggg
        gggg
        """)
  }

  @Test func picturesAreUprightByUIKitAndUpsideDownByCoreGraphics() throws {
    let flag = draw(1, 2) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    let picture = try #require(flag.cgImage)
    let image = draw(2, 2) { context in
      flag.draw(at: .zero)
      context.draw(picture, in: CGRect(x: 1, y: 0, width: 1, height: 2))
    }
    #expect(
      try rows(image) == """
        rb
        br
        """)
  }

  @Test func capsKeepTheirSize() throws {
    let button = draw(3, 1) { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    let caps = UIEdgeInsets(left: 1, right: 1)
    let image = draw(6, 1) { _ in
      button.resizableImage(withCapInsets: caps).draw(in: CGRect(x: 0, y: 0, width: 6, height: 1))
    }
    #expect(try rows(image) == "krrrrb")
  }

  @Test func tintKeepsTheShape() throws {
    let shape = draw(2, 1) { $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1)) }
    #expect(try rows(shape.withTintColor(.red)) == ".r")
  }

  @Test func halfOfAColourOverAnother() throws {
    let image = draw(1, 1) { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setAlpha(0.5)
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let color = try #require(image.cgImage).color(x: 0, y: 0)
    #expect(try abs(#require(color.components)[0] - 0.5) < 0.01)
    #expect(color.alpha == 1)
  }

  @Test func gradientsGoFromEndToEnd() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil))
    let image = draw(100, 1) { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    }
    let picture = try #require(image.cgImage)
    let reds = try [0, 50, 99].map { try #require(picture.color(x: $0, y: 0).components)[0] }
    #expect(reds[0] < 0.02 && abs(reds[1] - 0.5) < 0.02 && reds[2] > 0.98)
  }

  @Test func pngIsReadBackAsItWas() throws {
    let image = draw(3, 2) { context in
      context.setFillColor(UIColor.red.withAlphaComponent(0.5).cgColor)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 2))
    }
    let data = try #require(image.pngData())
    #expect(try #require(UIImage(data: data)) == image)
  }

  @Test(arguments: [Data(), Data("GIF89a".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])])
  func whatIsNoPictureIsNone(_ data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test func nonsenseDrawsNothingAndHarmsNothing() throws {
    let image = draw(2, 1) { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.restoreGState()
      context.restoreGState()
      context.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
      context.setLineDash(phase: 0, lengths: [-1, .infinity])
      context.strokePath()
      context.fill(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(try rows(image) == "r.")
  }

  @Test func sizesBeyondMeasureGiveAnEmptyPicture() {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1e9, height: 1)] {
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 1))
      UIGraphicsEndImageContext()
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func contextsAreNested() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func noJobSeesTheContextOfAnother() {
    let runtime = HeadlessRuntime(scheduler: ThreadedScheduler())
    let shape = draw(8, 8) { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    runtime.runMain {
      UIGraphicsBeginImageContext(CGSize(width: 9, height: 9))
      for _ in 0..<50 {
        runtime.async(.display) {
          #expect(UIGraphicsGetCurrentContext() == nil)
          let image = draw(8, 8) { _ in shape.draw(at: .zero) }
          #expect(image == shape)
        }
      }
      runtime.async(.display) { UIGraphicsBeginImageContext(CGSize(width: 1, height: 1)) }
      runtime.turn()
      #expect(UIGraphicsGetCurrentContext()?.width == 9)
      UIGraphicsEndImageContext()
    }
  }
}

/// A picture of `width` by `height` points.
private func draw(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ body: (CGContext) -> Void) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  return renderer.image { context in
    context.cgContext.setShouldAntialias(false)
    body(context.cgContext)
  }
}

/// A letter per pixel: `.` clear, `k` black, `r` `g` `b`, `w` white, `?` any other.
private func rows(_ image: UIImage) throws -> String {
  let letters: [(CGColor, Character)] = [
    (.clear, "."), (.black, "k"), (.white, "w"), (UIColor.red.cgColor, "r"), (UIColor.green.cgColor, "g"),
    (UIColor.blue.cgColor, "b"),
  ]
  let picture = try #require(image.cgImage)
  let lines = (0..<picture.height).map { y in
    String((0..<picture.width).map { x in letters.first { $0.0 == picture.color(x: x, y: y) }?.1 ?? "?" })
  }
  return lines.joined(separator: "\n")
}

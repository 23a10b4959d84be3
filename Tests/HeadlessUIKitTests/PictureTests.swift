import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Pictures and contexts, pixel by pixel") struct PictureTests {
  private func image(_ size: CGSize, origin: CGPoint = .zero, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(origin: origin, size: size), format: format)
    return renderer.image { body($0.cgContext) }
  }

  private func row(_ picture: CGImage?, _ y: Int = 0) -> String {
    (0..<(picture?.width ?? 0)).map { x in
      let alpha = picture?.color(x: x, y: y).alpha ?? 0
      return alpha > 0.9 ? "#" : alpha > 0.1 ? "+" : "."
    }.joined()
  }

  private func row(width: CGFloat = 10, _ body: (CGContext) -> Void) -> String {
    row(image(CGSize(width: width, height: 1), body).cgImage)
  }

  @Test("a part is cut out where it is")
  func cropping() {
    let picture = image(CGSize(width: 4, height: 4)) { $0.fill(CGRect(x: 0, y: 2, width: 2, height: 2)) }.cgImage
    let part = picture?.cropping(to: CGRect(x: 1, y: 1, width: 3, height: 2))
    #expect(part?.height == 2 && row(part) == "..." && row(part, 1) == "#..")
    #expect(picture?.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 2)) == nil)
  }

  @Test("a renderer of a part shows that part")
  func origin() {
    let picture = image(CGSize(width: 6, height: 1), origin: CGPoint(x: 10, y: 20)) {
      $0.fill(CGRect(x: 12, y: 20, width: 2, height: 1))
    }
    #expect(row(picture.cgImage) == "..##..")
  }

  @Test("a frame is within its rectangle")
  func frame() {
    let picture = image(CGSize(width: 6, height: 6)) { _ in UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4)) }
    #expect((0..<6).map { row(picture.cgImage, $0) } == ["......", ".####.", ".#..#.", ".#..#.", ".####.", "......"])
  }

  @Test("a dashed line begins where its phase says", arguments: [(0.0, "##..##..##"), (1, "#..##..##.")])
  func dashes(phase: Double, expected: String) {
    let line = row { context in
      context.setLineWidth(1)
      context.setLineDash(phase: CGFloat(phase), lengths: [2, 2])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 10, y: 0.5)])
    }
    #expect(line == expected)
  }

  @Test(
    "a path is filled, its line is drawn, or both",
    arguments: [
      (CGPathDrawingMode.fill, "...####..."), (.stroke, "..##..##.."), (.fillStroke, "..######.."),
    ])
  func paths(mode: CGPathDrawingMode, expected: String) {
    let line = row { context in
      context.setLineWidth(2)
      context.addRect(CGRect(x: 3, y: -9, width: 4, height: 19))
      context.drawPath(using: mode)
    }
    #expect(line == expected)
  }

  @Test("what undoes a turn and a move undoes both")
  func inverse() {
    let transform = CGAffineTransform(rotationAngle: 0.7).concatenating(CGAffineTransform(translationX: 13, y: 31))
    let back = CGPoint(x: 3, y: 5).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 5) < 1e-9)
  }

  @Test("a picture that can be stretched has one point to be stretched by, and is drawn as faint as it is to be")
  func drawing() {
    let picture = image(CGSize(width: 5, height: 1)) { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 1)) }
    let insets = picture.stretchableImage(withLeftCapWidth: 2, topCapHeight: 0).capInsets
    #expect(insets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    #expect(
      image(CGSize(width: 5, height: 5)) { _ in }.stretchableImage(withLeftCapWidth: 0, topCapHeight: 1)
        .capInsets.bottom == 3)
    #expect(row { _ in picture.draw(at: CGPoint(x: 2, y: 0), blendMode: .normal, alpha: 0.5) } == "..+++++...")
  }

  @Test(
    "a picture at a corner is at that corner",
    arguments: [
      (UIViewContentMode.topLeft, 0.0, 0.0), (.topRight, 60, 0), (.bottomLeft, 0, 80), (.bottomRight, 60, 80),
      (.top, 30, 0), (.bottom, 30, 80), (.left, 0, 40), (.right, 60, 40), (.center, 30, 40),
    ])
  func corners(mode: UIViewContentMode, x: Double, y: Double) {
    let place = PicturePlacing.rect(
      of: CGSize(width: 40, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 100), mode: mode)
    #expect(place.origin == CGPoint(x: CGFloat(x), y: CGFloat(y)))
  }
}

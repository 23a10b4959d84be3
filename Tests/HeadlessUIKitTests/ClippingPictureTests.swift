import Foundation
import HeadlessUIKit
import Testing

@Suite("Drawing through pictures, and paths the other way round") struct ClippingPictureTests {
  /// Covers the upper half of a square of 4 pixels, as UIKit sees it.
  private var cover: CGImage? {
    picture { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
  }

  private func picture(_ draw: (CGContext) -> Void) -> CGImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { draw(context) }
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }

  @Test("what is drawn is seen where the picture covers, which lies as CoreGraphics puts it") func mask() throws {
    let cover = try #require(cover)
    let drawn = try #require(
      picture {
        $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: cover)
        $0.setFillColor(UIColor.red.cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      })
    #expect(drawn.color(x: 0, y: 0).alpha == 0 && drawn.color(x: 0, y: 3) == UIColor.red.cgColor)
    #expect(drawn.color(x: 3, y: 3).alpha == 0)
  }

  @Test("turned over, it is as UIKit draws it: the way to colour a symbol") func tinted() throws {
    let cover = try #require(cover)
    let drawn = try #require(
      picture {
        $0.translateBy(x: 0, y: 4)
        $0.scaleBy(x: 1, y: -1)
        $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: cover)
        $0.setFillColor(UIColor.blue.cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      })
    #expect(drawn.color(x: 1, y: 0) == UIColor.blue.cgColor && drawn.color(x: 1, y: 3).alpha == 0)
  }

  @Test("until the state is restored; one within another lets through what both do") func nested() throws {
    let cover = try #require(cover)
    let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
    let drawn = try #require(
      picture {
        $0.saveGState()
        $0.clip(to: whole, mask: cover)
        $0.saveGState()
        $0.clip(to: CGRect(x: 0, y: 2, width: 4, height: 4), mask: cover)
        $0.fill(whole)
        $0.restoreGState()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        $0.restoreGState()
        $0.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
      })
    #expect(drawn.color(x: 0, y: 3).alpha == 1 && drawn.color(x: 1, y: 3).alpha == 0)
    #expect(drawn.color(x: 0, y: 0).alpha == 0 && drawn.color(x: 3, y: 0).alpha == 1)
  }

  @Test("a picture can be taken while it lasts, and drawing goes on") func taken() throws {
    let cover = try #require(cover)
    let context = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1))
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: cover)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
    let first = try #require(context.makeImage())
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 4))
    let second = try #require(context.makeImage())
    #expect(first.color(x: 0, y: 3).alpha == 1 && first.color(x: 1, y: 3).alpha == 0)
    #expect(second.color(x: 1, y: 3).alpha == 1 && second.color(x: 1, y: 0).alpha == 0)
  }

  @Test("a path goes from its end to its beginning") func reversed() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 1), controlPoint2: CGPoint(x: 9, y: 3))
    let other = UIBezierPath()
    other.move(to: CGPoint(x: 9, y: 9))
    other.addCurve(to: CGPoint(x: 5, y: 1), controlPoint1: CGPoint(x: 9, y: 3), controlPoint2: CGPoint(x: 6, y: 1))
    other.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.reversing().cgPath == other.cgPath)
    // Two that go around opposite ways leave what is within both free.
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)).reversing())
    #expect(ring.contains(CGPoint(x: 1, y: 1)) && !ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("a gradient takes Foundation's arrays") func gradient() {
    let colours: NSArray = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(CGGradient(colorsSpace: nil, colors: colours, locations: nil) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: NSArray(), locations: nil) == nil)
  }
}

@Suite("Colours that are pictures side by side") struct PatternColourTests {
  @Test("tiles go on in both directions, and fade") func tiles() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
    }
    let pattern = UIColor(patternImage: tile)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image {
      pattern.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 3))
      pattern.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 0, y: 3, width: 6, height: 3))
    }
    let picture = try #require(drawn.cgImage)
    #expect(picture.color(x: 2, y: 2) == UIColor.red.cgColor && picture.color(x: 5, y: 0) == UIColor.blue.cgColor)
    #expect(abs(picture.color(x: 3, y: 4).alpha - 0.5) < 0.01)
    #expect(pattern != UIColor.black && UIColor(cgColor: pattern.cgColor) == pattern)
    #expect(UIColor(patternImage: UIImage()).alpha == 0)
  }

  @Test("a view has one behind it") func background() throws {
    var picture: CGImage?
    HeadlessRuntime().runMain {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let tile = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
        UIColor.green.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
      view.backgroundColor = UIColor(patternImage: tile)
      picture = view.image(scale: 1)?.cgImage
    }
    #expect(picture?.color(x: 2, y: 2) == UIColor.green.cgColor)
  }
}

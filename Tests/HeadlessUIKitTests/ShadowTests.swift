import Foundation
import HeadlessUIKit
import Testing

@Suite("Shadows of layers") struct ShadowTests {
  /// A white screen of 60 points with a red square from 20 to 40 that throws a black shadow 10 points down and to the right.
  private func picture(_ change: (CALayer) -> Void = { _ in }) throws -> CGImage {
    let (screen, square) = (CALayer(), CALayer())
    screen.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    screen.backgroundColor = UIColor.white.cgColor
    square.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    square.backgroundColor = UIColor.red.cgColor
    (square.shadowOpacity, square.shadowRadius) = (1, 0)
    square.shadowOffset = CGSize(width: 10, height: 10)
    change(square)
    screen.addSublayer(square)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: screen.bounds.size, format: format)
    return try #require(renderer.image { screen.render(in: $0.cgContext) }.cgImage)
  }

  @Test("it lies behind the layer, where its offset says")
  func offset() throws {
    let picture = try picture()
    #expect(picture.color(x: 25, y: 25) == UIColor.red.cgColor && picture.color(x: 39, y: 39) == UIColor.red.cgColor)
    #expect(picture.color(x: 45, y: 45) == .black && picture.color(x: 49, y: 35) == .black)
    #expect(picture.color(x: 51, y: 45) == .white && picture.color(x: 15, y: 15) == .white)
  }

  @Test("a radius spreads it: half as dark at its edge, and fading on both sides")
  func radius() throws {
    let picture = try picture { $0.shadowRadius = 2 }
    let dark = [44, 49, 50, 54, 58].map { gray(picture, $0, 40) }
    #expect(dark == dark.sorted() && dark[4] == 1)
    #expect(abs((dark[1] + dark[2]) / 2 - 0.5) < 0.05)
    #expect(dark[0] < 0.1)
  }

  @Test("its strength and its colour count, and so does the path if there is one")
  func looks() throws {
    let faint = try picture { $0.shadowOpacity = 0.5 }
    #expect(abs(gray(faint, 45, 45) - 0.5) < 0.01)
    let blue = try picture { $0.shadowColor = UIColor.blue.cgColor }
    #expect(blue.color(x: 45, y: 45) == UIColor.blue.cgColor)
    let path = try picture { $0.shadowPath = UIBezierPath(rect: CGRect(x: -20, y: -20, width: 5, height: 5)).cgPath }
    #expect(path.color(x: 12, y: 12) == .black && path.color(x: 45, y: 45) == .white)
  }

  @Test("a layer that clips throws none, and neither does one of nothing")
  func none() throws {
    for change in [{ $0.masksToBounds = true }, { $0.backgroundColor = nil }] as [(CALayer) -> Void] {
      #expect(try picture(change).color(x: 45, y: 45) == .white)
    }
  }

  private func gray(_ picture: CGImage, _ x: Int, _ y: Int) -> CGFloat {
    var white: CGFloat = -1
    UIColor(cgColor: picture.color(x: x, y: y)).getWhite(&white, alpha: nil)
    return white
  }
}

import Foundation
import HeadlessUIKit
import Testing

@Suite("What drawing leaves behind, and what it leaves out") struct DrawingStateTests {
  /// Which of the pixels of a row, or of a column, are painted, one for each point.
  private func painted(
    width: Int = 10, height: Int = 1, row: Int = 0, column: Int? = nil, _ body: (CGContext) -> Void
  ) throws -> String {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    let picture = try #require(renderer.image { body($0.cgContext) }.cgImage)
    func mark(_ x: Int, _ y: Int) -> String { picture.color(x: x, y: y).alpha > 0.9 ? "#" : "." }
    if let column { return (0..<height).map { mark(column, $0) }.joined() }
    return (0..<width).map { mark($0, row) }.joined()
  }

  @Test("a frame of a width of its own leaves the width of lines as it was")
  func lineWidth() throws {
    let column = try painted(width: 30, height: 10, column: 15) { context in
      context.setLineWidth(2)
      context.stroke(CGRect(x: -9, y: -9, width: 4, height: 4), width: 6)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
    }
    #expect(column == "....##....")
  }

  @Test("a gradient ends where it ends, unless it is to go on")
  func gradient() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    func row(_ options: CGGradientDrawingOptions) throws -> String {
      try painted { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 3, y: 0), end: CGPoint(x: 7, y: 0), options: options)
      }
    }
    #expect(try row([]) == "...####...")
    #expect(try row([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == "##########")
  }

  @Test("what a path leaves out can be left out of what is drawn after it", arguments: [true, false])
  func clip(hasHole: Bool) throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 0, width: 8, height: 1))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 0, width: 2, height: 1)))
    path.usesEvenOddFillRule = hasHole
    let row = try painted { context in
      path.addClip()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
    }
    #expect(row == (hasHole ? ".###..###." : ".########."))
  }

  @Test("the edges of a picture get smaller where there is no room for them, and the middle is gone")
  func caps() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 1), format: format).image { context in
      context.cgContext.fill([CGRect(x: 0, y: 0, width: 4, height: 1), CGRect(x: 8, y: 0, width: 4, height: 1)])
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
    func row(_ width: CGFloat) throws -> String {
      try painted { _ in picture.draw(in: CGRect(x: 2, y: 0, width: width, height: 1)) }
    }
    #expect(try row(8) == "..########")
    #expect(try row(2) == "..##......")
  }
}

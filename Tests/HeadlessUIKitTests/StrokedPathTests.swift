import Foundation
import HeadlessUIKit
import Testing

@Suite("The area of a line along a path") struct StrokedPathTests {
  private func path(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
  }

  private func stroke(_ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10)
    -> CGPath
  {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test("it ends at the end, half a width behind it, or round")
  func caps() {
    let line = path([(10, 10), (20, 10)])
    #expect(stroke(line).boundingBoxOfPath == CGRect(x: 10, y: 8, width: 10, height: 4))
    #expect(stroke(line, .square).boundingBoxOfPath == CGRect(x: 8, y: 8, width: 14, height: 4))
    let round = stroke(line, .round)
    #expect(round.contains(CGPoint(x: 8.5, y: 10)) && !round.contains(CGPoint(x: 8.5, y: 8.5)))
    #expect(stroke(path([(5, 5), (5, 5)]), .round).contains(CGPoint(x: 6, y: 6)))
    #expect(stroke(path([(5, 5), (5, 5)])).isEmpty)
  }

  @Test(
    "corners are pointed unless they would reach too far, cut off, or round; whichever way they turn",
    arguments: [1, -1])
  func joins(side: CGFloat) {
    let corner = path([(0, 0), (10, 0), (10, 10 * side)])
    let (tip, near) = (CGPoint(x: 11.8, y: -1.8 * side), CGPoint(x: 10.8, y: -0.8 * side))
    #expect(stroke(corner).contains(tip))
    for blunt in [stroke(corner, .butt, .bevel), stroke(corner, .butt, .round), stroke(corner, limit: 1)] {
      #expect(!blunt.contains(tip) && blunt.contains(near))
    }
  }

  @Test("a closed path has corners only, and a hole where nothing is")
  func closed() {
    let frame = stroke(path([(0, 0), (20, 0), (20, 20), (0, 20)], closed: true))
    #expect(frame.contains(CGPoint(x: -1.5, y: -1.5)) && !frame.contains(CGPoint(x: 10, y: 10)))
    #expect(frame.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 24, height: 24))
  }
}

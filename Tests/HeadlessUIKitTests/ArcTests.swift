import Foundation
import HeadlessUIKit
import Testing

@Suite("Arcs") struct ArcTests {
  private func height(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi, clockwise: clockwise)
    return path.bounds.height.rounded()
  }

  @Test("a full turn is all of a circle, whichever way it was meant to go")
  func full() {
    for (start, end) in [(0, 2), (-0.5, 1.5), (0.1, 2.1), (1.0 / 3, 7.0 / 3)] as [(CGFloat, CGFloat)] {
      for clockwise in [true, false] {
        #expect(height(from: start, to: end, clockwise: clockwise) == 20)
        #expect(height(from: end, to: start, clockwise: clockwise) == 20)
      }
    }
  }

  @Test("less than that goes the way it is told to, and none is none")
  func parts() {
    #expect(height(from: 0, to: 0.5, clockwise: true) == 10 && height(from: 0, to: 0.5, clockwise: false) == 20)
    #expect(height(from: 0.5, to: 0, clockwise: true) == 20 && height(from: 0.5, to: 0, clockwise: false) == 10)
    #expect(height(from: 0, to: 0, clockwise: true) == 0 && height(from: 0, to: 0, clockwise: false) == 0)
  }

  @Test("an arc ends at its last angle", arguments: [true, false])
  func ends(clockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    #expect(abs(path.currentPoint.x) < 1e-6 && abs(path.currentPoint.y - 10) < 1e-6)
  }
}

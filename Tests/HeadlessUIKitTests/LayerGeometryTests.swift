import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct LayerGeometryTests {
  private func layer(origin: CGFloat, side: CGFloat, at position: CGFloat, anchor: CGFloat) -> LayerGeometry {
    LayerGeometry(
      bounds: CGRect(x: origin, y: origin, width: side, height: side), position: CGPoint(x: position, y: position),
      anchorPoint: CGPoint(x: anchor, y: anchor))
  }

  private func onDiagonal(_ point: CGPoint) -> CGFloat? { point.x == point.y ? point.x : nil }

  @Test func `a frame sets size and position by the anchor, and keeps the origin of the bounds`() {
    var layer = LayerGeometry(
      bounds: CGRect(x: 3, y: 4, width: 1, height: 1), anchorPoint: CGPoint(x: 0.25, y: 0.75))
    layer.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 60, height: 80))
    #expect(layer.position == CGPoint(x: 25, y: 80))
  }

  @Test func `a frame follows from bounds, position and anchor`() {
    let layer = LayerGeometry(
      bounds: CGRect(x: 0, y: 0, width: 60, height: 80), position: CGPoint(x: 10, y: 20),
      anchorPoint: CGPoint(x: 0.25, y: 0.75))
    #expect(layer.frame == CGRect(x: -5, y: -40, width: 60, height: 80))
  }

  @Test(
    arguments: [
      (0, 20, 20, 0.5, 105, 95), (0, 20, 20, 0.5, 5, -5), (17, 200, 23, 0, 11, 5), (17, 20, 23, 0, 42, 36),
      (17, 200, 23, 0.3, 1, 55),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `points go down into a layer and back up`(
    origin: CGFloat, side: CGFloat, position: CGFloat, anchor: CGFloat, above: CGFloat, within: CGFloat
  ) {
    let layer = layer(origin: origin, side: side, at: position, anchor: anchor)
    #expect(onDiagonal(layer.fromAbove(CGPoint(x: above, y: above))) == within)
    #expect(onDiagonal(layer.toAbove(CGPoint(x: within, y: within))) == above)
  }
}

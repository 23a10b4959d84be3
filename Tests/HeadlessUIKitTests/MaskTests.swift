import Foundation
import HeadlessUIKit
import Testing

@Suite struct MaskTests {
  @Test func aMaskLeavesOfALayerWhatItCovers() throws {
    try run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .red
      let shape = CAShapeLayer()
      shape.frame = view.bounds
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).cgPath
      view.layer.mask = shape
      let image = try #require(view.image(scale: 1))
      #expect(alpha(of: image, at: (5, 10)) == 1)
      #expect(alpha(of: image, at: (15, 10)) == 0)
    }
  }

  @Test func aViewsMaskMovesWithIt() throws {
    try run {
      let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), UIView())
      view.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
      view.backgroundColor = .red
      outer.addSubview(view)
      view.mask = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
      view.mask?.backgroundColor = .black
      let image = try #require(outer.image(scale: 1))
      #expect([25, 35].map { alpha(of: image, at: ($0, 10)) } == [0, 1])
    }
  }

  @Test func aSnapshotLooksAsTheViewDid() throws {
    try run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
      view.backgroundColor = .blue
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false) as? UIImageView)
      view.backgroundColor = .red
      #expect(snapshot.image?.cgImage?.color(x: 1, y: 1) == UIColor.blue.cgColor)
      #expect(snapshot.frame.size == CGSize(width: 8, height: 4))
    }
  }

  private func alpha(of image: UIImage, at place: (Int, Int)) -> CGFloat? {
    image.cgImage?.color(x: place.0, y: place.1).alpha
  }

  private func run(_ body: () throws -> Void) throws { try HeadlessRuntime().runMain(body) }
}

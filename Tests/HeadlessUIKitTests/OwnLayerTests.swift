import Foundation
import HeadlessUIKit
import Testing

@Suite("Views with a layer of their own") struct OwnLayerTests {
  private final class WaveLayer: CAShapeLayer {
    var height: CGFloat = 3
  }

  private final class WaveView: UIView {
    override class var layerClass: AnyClass { WaveLayer.self }
    override class func makeOwnLayer() -> CALayer? { WaveLayer() }
  }

  private final class CalmView: UIView {
    override class var layerClass: AnyClass { CATextLayer.self }
    override class func makeOwnLayer() -> CALayer? { WaveLayer() }
  }

  private final class TextView: UIView {
    override class var layerClass: AnyClass { CATextLayer.self }
  }

  @Test("the view's layer is of the class that it names")
  func named() {
    HeadlessRuntime().runMain {
      let view = WaveView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect((view.layer as? WaveLayer)?.height == 3 && view.layer.frame.width == 20)
      view.frame.size.width = 30
      #expect(view.layer.bounds.width == 30)
      #expect(type(of: TextView().layer) == CATextLayer.self)
      #expect(type(of: CalmView().layer) == CATextLayer.self)
      #expect(type(of: UIView().layer) == _ASDisplayLayer.self)
    }
  }
}

import Foundation
import HeadlessUIKit
import Testing

@Suite("Layers: values by their names, copies, parts of contents") struct LayerValueTests {
  /// Counts what it is asked for.
  private final class Counting: CALayer {
    private(set) var asked: [String] = []

    override func setNeedsDisplay() {
      asked.append("display")
      super.setNeedsDisplay()
    }
    override func setNeedsLayout() {
      asked.append("layout")
      super.setNeedsLayout()
    }
    override func addSublayer(_ layer: CALayer) {
      asked.append("add")
      super.addSublayer(layer)
    }
    override func removeAllAnimations() { asked.append("stop") }
  }

  @Test("a name sets the property, a part of one, or is kept")
  func values() {
    HeadlessRuntime().runMain {
      let layer = CALayer()
      layer.setValue(CGFloat(4), forKeyPath: "cornerRadius")
      layer.setValue(7, forKeyPath: "position.x")
      layer.setValue(2.0, forKeyPath: "transform.scale")
      layer.setValue("other", forKey: "mine")
      #expect(layer.cornerRadius == 4 && layer.position == CGPoint(x: 7, y: 0))
      #expect(layer.affineTransform().a == 2 && layer.affineTransform().d == 2)
      #expect(layer.value(forKey: "mine") as? String == "other" && layer.value(forKey: "none") == nil)
      #expect(layer.value(forKeyPath: "cornerRadius") as? CGFloat == 4)
    }
  }

  @Test("a subclass hears of what is wanted of it")
  func overrides() {
    HeadlessRuntime().runMain {
      let (layer, inner) = (Counting(), CALayer())
      layer.setNeedsDisplay()
      layer.addSublayer(inner)
      layer.removeAllAnimations()
      #expect(layer.needsDisplay() && layer.sublayers?.first === inner)
      #expect(layer.asked.filter { $0 != "layout" } == ["display", "add", "stop"])
      #expect(layer.asked.contains("layout"))
    }
  }

  @Test("what is in a replicator is seen as often as it says, each time further on")
  func copies() {
    HeadlessRuntime().runMain {
      let (layer, dot) = (CAReplicatorLayer(), CALayer())
      layer.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      dot.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
      dot.backgroundColor = UIColor.red.cgColor
      layer.addSublayer(dot)
      #expect(opaque(in: layer, at: [4, 9, 14, 19, 24, 29]) == [4, 14, 24])
    }
  }

  @Test("a part of the contents fills the layer")
  func part() {
    HeadlessRuntime().runMain {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      }
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      layer.contents = picture.cgImage
      #expect(opaque(in: layer, at: [4, 14]) == [14])
      layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      #expect(opaque(in: layer, at: [4, 14]) == [4, 14])
    }
  }

  /// Those columns of the fifth row in which there is anything.
  private func opaque(in layer: CALayer, at columns: [Int]) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image {
      layer.render(in: $0.cgContext)
    }
    return columns.filter { (picture.cgImage?.color(x: $0, y: 4).alpha ?? 0) > 0.5 }
  }
}

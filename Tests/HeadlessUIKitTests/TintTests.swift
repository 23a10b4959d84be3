import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Tints") struct TintTests {
  private final class Told: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test("a view without a tint has that of the view above, and hears when it changes")
  func inheritance() {
    HeadlessRuntime(Transcript()).runMain {
      let (above, plain, own) = (UIView(), Told(), Told())
      above.addSubview(plain)
      above.addSubview(own)
      own.tintColor = .green
      above.tintColor = .red
      #expect(plain.count == 1 && own.count == 1)
      #expect(plain.tintColor == .red && own.tintColor == .green)
      own.tintColor = nil
      #expect(own.tintColor == .red)
    }
  }

  @Test("a layer of text draws its letters in their colour")
  func textLayer() throws {
    try HeadlessRuntime(Transcript()).runMain {
      let layer = CATextLayer()
      layer.bounds.size = CGSize(width: 40, height: 20)
      layer.string = "MM"
      layer.fontSize = 20
      #expect(layer.needsDisplay())
      layer.displayIfNeeded()
      let image = try #require(layer.contents as? UIImage)
      #expect(image.size == CGSize(width: 40, height: 20))
    }
  }
}

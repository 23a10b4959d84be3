import Foundation
import HeadlessUIKit
import Testing

@Suite struct RendererTests {
  @Test("whoever draws knows how much room there is")
  func bounds() {
    let room = CGRect(x: 5, y: 6, width: 20, height: 10)
    var seen: [CGRect] = []
    _ = UIGraphicsImageRenderer(bounds: room).image { seen.append($0.format.bounds) }
    _ = UIGraphicsImageRenderer(size: room.size).pngData { seen.append($0.format.bounds) }
    #expect(seen == [room, CGRect(origin: .zero, size: room.size)])
  }

  @Test("a rectangle is mixed with what is there, and what follows is not")
  func blending() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func filled(_ mode: CGBlendMode) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        UIColor.blue.set()
        UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 3), mode)
        UIRectFrameUsingBlendMode(CGRect(x: 1, y: 0, width: 2, height: 2), mode)
        UIRectFill(CGRect(x: 2, y: 2, width: 1, height: 1))
      }
    }
    func drawn(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        color.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 3))
        UIRectFrame(CGRect(x: 1, y: 0, width: 2, height: 2))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 2, y: 2, width: 1, height: 1))
      }
    }
    #expect(filled(.normal).pngData() == drawn(.blue).pngData())
    #expect(filled(.multiply).pngData() == drawn(.black).pngData())
  }

  @Test("what UIKit has of texts and addresses is there")
  func words() {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.fixAttributes(in: NSRange(location: 0, length: 1))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == UIFont.systemFont(ofSize: 12))
    var answers: [Bool] = []
    let runtime = HeadlessRuntime()
    runtime.runMain {
      UIApplication.shared.open(URL(fileURLWithPath: "/"), options: [.universalLinksOnly: true]) { answers.append($0) }
      runtime.turn()
    }
    #expect(answers == [false])
  }

  #if !canImport(ObjectiveC)
    private final class Plain: NSObject {}
    private final class Tapper: NSObject, Tapping {
      var count = 0
      func tapped(by sender: Any) { count += 1 }
    }

    @Test("a method of a protocol is a method of who adopts it")
    func protocols() {
      let (selector, tapper) = (Selector(Tapping.tapped(by:), "tapped(by:)"), Tapper())
      #expect(tapper.responds(to: selector) && !Plain().responds(to: selector))
      tapper.perform(selector, with: "anybody")
      #expect(tapper.count == 1)
    }
  #endif
}

private protocol Tapping: NSObjectProtocol {
  func tapped(by sender: Any)
}

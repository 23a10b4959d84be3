import Foundation
import HeadlessUIKit
import Testing

@Suite("Where text goes on behind tabs") struct TabStopTests {
  /// Characters are squares of 10 points.
  private func places(of text: String, _ change: (NSMutableParagraphStyle) -> Void) -> [CGFloat] {
    let style = NSMutableParagraphStyle()
    change(style)
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 300)))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return text.indices.filter { text[$0] == "x" }.map {
      let range = NSRange(location: text.distance(from: text.startIndex, to: $0), length: 1)
      return manager.boundingRect(forGlyphRange: range, in: container).minX
    }
  }

  @Test("at the next place that a paragraph has for it") func left() {
    #expect(places(of: "a\tx\tx") { _ in } == [20, 40])
    #expect(
      places(of: "a\tx\tx") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)] } == [100, 110])
    #expect(
      places(of: "abc\tx\nx\tx") {
        $0.addTabStop(NSTextTab(textAlignment: .left, location: 80))
        $0.addTabStop(NSTextTab(textAlignment: .left, location: 20))
      } == [80, 0, 20])
  }

  @Test("so that it ends there, or is in the middle") func aligned() {
    #expect(places(of: "a\tbx") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 100)] } == [90])
    #expect(places(of: "a\txb") { $0.tabStops = [NSTextTab(textAlignment: .center, location: 100)] } == [90])
    #expect(places(of: "abc\txyzuvw") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 50)] } == [30])
  }

  @Test("at equal distances behind the last one") func interval() {
    #expect(
      places(of: "a\tx\tx\tx") {
        $0.tabStops = [NSTextTab(textAlignment: .left, location: 30)]
        $0.defaultTabInterval = 50
      } == [30, 50, 100])
  }

  @Test("a copy keeps them, and takes them away again") func copies() {
    let style = NSMutableParagraphStyle()
    let tab = NSTextTab(textAlignment: .left, location: 7)
    style.addTabStop(tab)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.tabStops == [tab] && copy == style)
    copy?.removeTabStop(tab)
    #expect(copy?.tabStops.isEmpty == true && copy != style)
  }
}

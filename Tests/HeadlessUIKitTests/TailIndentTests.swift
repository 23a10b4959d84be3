import Foundation
import HeadlessUIKit
import Testing

/// Text of ten points: every character is ten wide and ten high.
@Suite("What lines leave free at their end") struct TailIndentTests {
  private func rects(
    _ text: String, indent: CGFloat, _ alignment: NSTextAlignment = .natural, in width: CGFloat = 100
  ) -> [CGRect] {
    let style = NSMutableParagraphStyle()
    (style.tailIndent, style.alignment) = (indent, alignment)
    let string = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    return TextLayout(string, in: TextLimits(size: CGSize(width: width, height: CGFloat.infinity))).lines.map(\.rect)
  }

  @Test("less than nothing counts from the end, more from the beginning, and no further than there is room")
  func breaking() {
    let text = "abcdefghijkl"
    #expect(rects(text, indent: 0).map(\.width) == [100, 20])
    #expect(rects(text, indent: -30).map(\.width) == [70, 50])
    #expect(rects(text, indent: 60).map(\.width) == [60, 60])
    #expect(rects(text, indent: 200).map(\.width) == [100, 20])
  }

  @Test("text at the right ends where that begins, and centred text has its middle before it", arguments: [-20, 80])
  func aligning(indent: Int) {
    #expect(rects("abc", indent: CGFloat(indent), .right).map(\.minX) == [50])
    #expect(rects("abc", indent: CGFloat(indent), .center).map(\.minX) == [25])
  }

  @Test("where lines may be of any length, they end where the longest does", arguments: [0, -20, 60])
  func unlimited(indent: Int) {
    #expect(rects("abc\nabcdef", indent: CGFloat(indent), .right, in: .infinity).map(\.minX) == [30, 0])
  }
}

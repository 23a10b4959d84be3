import Foundation
import Testing

@testable import HeadlessUIKit

/// Text of ten points: every character is ten wide and ten high, two of them below the line.
@Suite("Lines of text that stand apart, hang or give way") struct RareLinesTests {
  private func lay(
    _ text: NSAttributedString, width: CGFloat = 1000, around exclusions: [CGRect] = []
  ) -> TextLayout {
    TextLayout(text, in: TextLimits(size: CGSize(width: width, height: .infinity), exclusions: exclusions))
  }

  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: string, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
  }

  @Test("a paragraph stands as far below the one before as both say together, and the first one at the top")
  func before() {
    let layout = lay(
      text("ab\ncd") {
        $0.paragraphSpacingBefore = 7
        $0.paragraphSpacing = 2
      })
    #expect(layout.lines.map(\.rect.minY) == [0, 19] && layout.size.height == 29)
  }

  @Test("a picture that hangs below the line makes room there")
  func hanging() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -6, width: 10, height: 9)
    let whole = NSMutableAttributedString(attributedString: text("a"))
    whole.append(NSAttributedString(attachment: attachment))
    let layout = lay(whole)
    #expect(layout.size == CGSize(width: 20, height: 14) && layout.lines.first?.baseline == 8)
  }

  @Test("text goes on the side of a shape that has more room")
  func side() {
    let beside = lay(text("abcd"), width: 100, around: [CGRect(x: 20, y: 0, width: 20, height: 5)])
    #expect(beside.lines.map(\.rect) == [CGRect(x: 40, y: 0, width: 40, height: 10)])
    let left = lay(text("abcd"), width: 100, around: [CGRect(x: 60, y: 0, width: 20, height: 5)])
    #expect(left.lines.map(\.rect.minX) == [0])
  }
}

import Foundation
import HeadlessUIKit
import Testing

@Suite("Attachments that say themselves how large they are") struct OwnAttachmentTests {
  /// As high as the line, and below the baseline by a quarter of that.
  private final class Emblem: NSTextAttachment {
    var place: (width: CGFloat, index: Int)?

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      place = (lineFrag.width, charIndex)
      return CGRect(x: 0, y: -lineFrag.height / 4, width: lineFrag.height, height: lineFrag.height)
    }

    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
      UIGraphicsImageRenderer(size: imageBounds.size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: imageBounds.size))
      }
    }
  }

  private func text(_ emblem: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let mark = NSMutableAttributedString(attributedString: NSAttributedString(attachment: emblem))
    mark.addAttributes([.font: UIFont.systemFont(ofSize: 20)], range: NSRange(location: 0, length: 1))
    text.append(mark)
    return text
  }

  @Test("a text has room for it, on the line that it asked about") func size() {
    let emblem = Emblem()
    let font = UIFont.systemFont(ofSize: 20)
    let line = font.lineHeight
    let height = max(font.ascender, line * 3 / 4) + max(-font.descender, line / 4)
    let size = text(emblem).boundingRect(
      with: CGSize(width: 300, height: 100), options: .usesLineFragmentOrigin, context: nil
    ).size
    #expect(size.width == 40 + line && abs(size.height - height) < 0.001)
    #expect(emblem.place?.index == 2 && emblem.place?.width == 300)
  }

  @Test("what it draws is drawn there") func picture() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 30), format: format)
    let picture = renderer.image { _ in text(Emblem()).draw(at: .zero) }
    #expect(picture.cgImage?.width == 80)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == UIScreen.main.scale)
    let color = picture.cgImage?.color(x: 50, y: 10)
    #expect(color?.components?.prefix(3) == [1, 0, 0])
  }

  @Test("one that says nothing is as large as its bounds, or as its picture") func plain() {
    let attachment = NSTextAttachment(image: UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in })
    func width() -> CGFloat { text(attachment).size().width }
    #expect(width() == 47)
    attachment.bounds = CGRect(x: 0, y: 0, width: 11, height: 11)
    #expect(width() == 51)
  }
}

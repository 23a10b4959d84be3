import Foundation
import Testing

@testable import HeadlessUIKit

/// Text of ten points: every character is ten wide and ten high.
@Suite struct TextTests {
  @Test(arguments: [
    ("", 1000, 0.0, 0.0), ("abc", 1000, 30, 10), ("ab cd ef", 50, 50, 20), ("abcdef", 25, 20, 30),
    ("ab\n\ncd", 1000, 20, 30),
    ("e\u{301}👨‍👩‍👧", 1000, 20, 10), ("ab   cd", 25, 20, 20), ("well-known", 50, 50, 20), ("你好世界", 25, 20, 20),
  ])
  func everyCharacterIsASquare(_ text: String, width: Double, _ expectedWidth: Double, _ height: Double) {
    #expect(lay(text, width: width).size == CGSize(width: expectedWidth, height: height))
  }

  @Test func fontsStandFourFifthsAboveTheBaseline() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect([font.ascender, font.descender, font.lineHeight] == [16, -4, 20])
    #expect(UIFont.boldSystemFont(ofSize: 20) != font)
  }

  @Test func aLineIsAsHighAsItsHighestFont() {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    let layout = TextLayout(text, in: TextLimits(size: CGSize(width: 100, height: CGFloat.infinity)))
    #expect(layout.size == CGSize(width: 40, height: 30))
    #expect(layout.lines[0].baseline == 24)
  }

  @Test func spacingStandsBetweenLinesAndNotBelowTheLast() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.paragraphSpacing = 5
    style.firstLineHeadIndent = 4
    let layout = lay("ab cd\nef", width: 30, style)
    #expect(
      layout.lines.map(\.rect) == [
        CGRect(x: 4, y: 0, width: 20, height: 10), CGRect(x: 0, y: 13, width: 20, height: 10),
        CGRect(x: 4, y: 31, width: 20, height: 10),
      ])
  }

  @Test func lineHeightsAreClampedAndMultiplied() {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 2
    #expect(lay("ab", width: 100, style).size.height == 20)
    style.maximumLineHeight = 15
    #expect(lay("ab", width: 100, style).size.height == 15)
    style.minimumLineHeight = 18
    #expect(lay("ab", width: 100, style).size.height == 18)
  }

  @Test func linesStandAsTheParagraphSays() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    #expect(lay("ab", width: 50, style).lines[0].x == 30)
    style.alignment = .center
    #expect(lay("ab", width: 50, style).lines[0].x == 15)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "abc…"), (.byTruncatingHead, "…def"), (.byTruncatingMiddle, "a…f"),
    (.byClipping, "abcd"),
  ])
  func aTokenStandsForWhatHasNoRoom(_ mode: NSLineBreakMode, _ expected: String) {
    let layout = TextLayout(
      NSAttributedString(string: "abcdef", attributes: ten),
      in: TextLimits(size: CGSize(width: 40, height: CGFloat.infinity), lines: 1, mode: mode))
    #expect(String(layout.lines[0].glyphs.map(\.character)) == expected)
    #expect(layout.isTruncated)
  }

  @Test func theHeightLimitsLinesToo() {
    let layout = TextLayout(
      NSAttributedString(string: "ab cd ef", attributes: ten),
      in: TextLimits(size: CGSize(width: 30, height: 25), mode: .byTruncatingTail))
    #expect(layout.lines.map { String($0.glyphs.map(\.character)) } == ["ab ", "cd…"])
  }

  @Test func whatFitsIsNotTruncated() {
    let layout = TextLayout(
      NSAttributedString(string: "ab cd", attributes: ten),
      in: TextLimits(size: CGSize(width: 20, height: 20), lines: 2, mode: .byTruncatingTail))
    #expect(!layout.isTruncated)
    #expect(layout.lines.count == 2)
  }

  @Test func attachmentsTakeTheirRoom() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 24, height: 20)
    let text = NSMutableAttributedString(string: "a", attributes: ten)
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.size() == CGSize(width: 34, height: 20))
  }

  @Test func pointsFindTheirCharacters() {
    let layout = lay("ab cd", width: 20)
    #expect(layout.characterIndex(at: CGPoint(x: 15, y: 5)) == 1)
    #expect(layout.characterIndex(at: CGPoint(x: 1, y: 15)) == 3)
    #expect(layout.characterIndex(at: CGPoint(x: 50, y: 5)) == nil)
    #expect(
      layout.rects(of: NSRange(location: 1, length: 3)) == [
        CGRect(x: 10, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 10, height: 10),
      ])
  }

  @Test func anEdgeBelongsToTheCharacterAfterIt() {
    let layout = lay("abc", width: 100)
    #expect([0, 9.9, 10, 20].map { layout.characterIndex(at: CGPoint(x: $0, y: 5)) } == [0, 0, 1, 2])
  }

  @Test func withoutRoomForLinesThereIsOne() {
    let size = CGSize(width: 20, height: 0)
    #expect("ab cd".boundingRect(with: size, attributes: ten, context: nil).size == CGSize(width: 50, height: 10))
  }

  @Test func anotherSizeIsOfTheSameFace() {
    let fonts = [UIFont.italicSystemFont(ofSize: 10), .boldSystemFont(ofSize: 10), .systemFont(ofSize: 10)]
    #expect(fonts.map { $0.withSize(20).withSize(10) } == fonts)
    #expect(fonts.map { $0.withSize(20).fontName } == fonts.map(\.fontName))
  }

  @Test func stringsMeasureAsTheyAreDrawn() {
    #expect(("abc" as NSString).size(withAttributes: ten) == CGSize(width: 30, height: 10))
    let bounds = "ab cd".boundingRect(
      with: CGSize(width: 20, height: 0), options: .usesLineFragmentOrigin, attributes: ten, context: nil)
    #expect(bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func textThatIsToBeCutIsNotBroken() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let cut = ten.merging([.paragraphStyle: style]) { $1 }
    let room = CGSize(width: 30, height: 0)
    let one = "ab cd".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: cut, context: nil)
    #expect(one.size == CGSize(width: 30, height: 10))
    let two = "ab\ncd".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: cut, context: nil)
    #expect(two.height == 20)
  }

  @Test func paragraphStylesAreCopiedByValue() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    copy.alignment = .right
    #expect(style.alignment == .center)
    #expect(copy != style)
  }

  @Test func lettersAreDrawnWhereTheyAreMeasured() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { _ in
      "T.".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 50), .foregroundColor: UIColor.red])
    }
    let picture = try #require(image.cgImage)
    // The bar of the T is at the top of the letter, seven tenths of the size above the baseline at 40.
    #expect(picture.color(x: 25, y: 7) == UIColor.red.cgColor)
    #expect(picture.color(x: 12, y: 20) == .clear)
    #expect(picture.color(x: 75, y: 37) == UIColor.red.cgColor)
    #expect(picture.color(x: 25, y: 45) == .clear)
  }

  @Test func everyPrintableCharacterIsInTheFace() {
    for code in UInt8(33)..<127 {
      let character = Character(UnicodeScalar(code))
      #expect(!GlyphFace.dashes(of: character).isEmpty, "\(character)")
    }
    #expect(GlyphFace.dashes(of: "é") == GlyphFace.dashes(of: "e"))
    #expect(GlyphFace.dashes(of: " ").isEmpty)
  }

  @Test func anAttributeTakesThePlaceOfAnother() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.putAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
  }
}

private var ten: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 10)] }

private func lay(_ text: String, width: Double, _ style: NSParagraphStyle = NSParagraphStyle()) -> TextLayout {
  let attributes = ten.merging([.paragraphStyle: style]) { $1 }
  return TextLayout(
    NSAttributedString(string: text, attributes: attributes),
    in: TextLimits(size: CGSize(width: CGFloat(width), height: .infinity)))
}

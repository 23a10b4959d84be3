import Foundation
import HeadlessUIKit
import Testing

@Suite("Texts of pages") struct PageTextTests {
  private func text(_ page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  private func value(_ key: NSAttributedString.Key, _ text: NSAttributedString, at part: String) -> Any? {
    let place = (text.string as NSString).range(of: part).location
    return place == NSNotFound ? nil : text.attribute(key, at: place, effectiveRange: nil)
  }

  @Test(
    "paragraphs, breaks, lists and blanks",
    arguments: [
      ("a <b>b</b>  c", "a b c"), ("<p>a</p>\n<p>b</p>", "a\nb\n"), ("a<br/>b", "a\u{2028}b"),
      ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"),
      ("&lt;a&gt; &amp; &copy; &#8212;", "<a> & © —"), ("<h1> a </h1> b", "a\nb"), ("<pre>a  b</pre>", "a  b\n"),
      ("<div>a<div>b</div></div>c", "a\nb\nc"), ("<script>x</script><!-- y -->a", "a"), ("", ""),
    ])
  func lines(page: String, expected: String) throws { #expect(try text(page).string == expected) }

  @Test("elements say how text looks") func elements() throws {
    let page = try text(
      "<h1>Big</h1>plain <strong>bold</strong> <em>slanted</em> <u>under</u> <a href='http://a.b/c'>link</a>")
    #expect((value(.font, page, at: "Big") as? UIFont)?.pointSize == 24)
    #expect((value(.font, page, at: "plain") as? UIFont)?.pointSize == 12)
    #expect((value(.font, page, at: "bold") as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(
      (value(.font, page, at: "slanted") as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(value(.underlineStyle, page, at: "under") as? Int == 1 && value(.underlineStyle, page, at: "plain") == nil)
    #expect(value(.link, page, at: "link") as? URL == URL(string: "http://a.b/c"))
  }

  @Test("styles say more") func styles() throws {
    let page = try text(
      "<style>body { font-size: 20px; color: #00f } em { color: red }</style>"
        + "<span style=\"font-family: '-apple-system', serif; text-decoration: line-through\">a</span>"
        + "<p style='text-align:center'>b <em>c</em></p><font color='lime' size=3>d</font>")
    #expect((value(.font, page, at: "a") as? UIFont) == .systemFont(ofSize: 20))
    #expect(value(.strikethroughStyle, page, at: "a") as? Int == 1)
    #expect(value(.foregroundColor, page, at: "b") as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect((value(.paragraphStyle, page, at: "b") as? NSParagraphStyle)?.alignment == .center)
    #expect(value(.foregroundColor, page, at: "c") as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(value(.foregroundColor, page, at: "d") as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("plain texts too, but no others, and what is no text is refused") func kinds() throws {
    #expect(try NSAttributedString(data: Data("<b>a</b>".utf8), documentAttributes: nil).string == "a")
    #expect(
      try NSMutableAttributedString(data: Data("a b".utf8), options: [:], documentAttributes: nil).string == "a b")
    #expect(
      try NSAttributedString(
        data: Data("<b>a".utf8), options: [NSDocumentTypeDocumentAttribute: NSHTMLTextDocumentType],
        documentAttributes: nil
      ).string == "a")
    let rich: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.rtf]
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data("a".utf8), options: rich, documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
    }
    let whole = NSAttributedString(string: "abc")
    #expect(try whole.data(from: NSRange(location: 1, length: 2)) == Data("bc".utf8))
  }

  @Test("colours as pages write them") func colours() throws {
    let page = try text(
      "<i style='color:rgba(255, 0, 0, 0.5)'>a</i><i style='color:#0f0'>b</i><i style='color:nonsense'>c</i>")
    #expect(value(.foregroundColor, page, at: "a") as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(value(.foregroundColor, page, at: "b") as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(value(.foregroundColor, page, at: "c") as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }
}

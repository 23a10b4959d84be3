import Foundation
import HeadlessUIKit
import Testing

@Suite("Places in a text, and commands of editing") struct TextInputTests {
  private final class Listener: UITextViewDelegate {
    var heard: [String] = []
    var refuses = false
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      heard.append("\(range.location)+\(range.length) \(text)")
      return !refuses
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("at \(Int(scrollView.contentOffset.y))") }
  }

  /// Ten lines of ten points.
  private func lines(_ body: (UITextView, Listener) -> Void) {
    HeadlessRuntime().runMain {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      view.font = UIFont.systemFont(ofSize: 10)
      view.textContainerInset = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
      let text = (0...9).map { "l\($0)" }.joined(separator: "\n")
      view.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
      let listener = Listener()
      view.delegate = listener
      body(view, listener)
    }
  }

  @Test("the content of a text view is its text, which is scrolled within it")
  func content() {
    lines { view, listener in
      #expect(view.contentSize == CGSize(width: 60, height: 103))
      view.scrollRangeToVisible(NSRange(location: 29, length: 0))
      #expect(view.contentOffset.y == 63)
      view.scrollRangeToVisible(NSRange(location: 0, length: 1))
      #expect(view.contentOffset.y == 0)
      view.drag(by: CGPoint(x: 0, y: 20))
      #expect(listener.heard == ["at 63", "at 0", "at 20"])
      view.text = "l"
      #expect(view.contentSize.height < 40)
    }
  }

  @Test("what is typed comes into view, unless nothing scrolls", arguments: [true, false])
  func typing(scrolls: Bool) {
    lines { view, _ in
      view.isScrollEnabled = scrolls
      view.type("!")
      #expect(view.contentOffset.y == (scrolls ? 63 : 0))
    }
  }

  @Test("a text view has one delegate, also as what scrolls")
  func delegate() {
    lines { view, listener in
      let scroll: UIScrollView = view
      #expect(scroll.delegate === listener && view.delegate === listener && view.clipsToBounds)
      view.delegate = nil
      #expect(scroll.delegate == nil)
    }
  }

  @Test("places are counted from either end")
  func places() throws {
    try HeadlessRuntime().runMain {
      let view = UITextView(frame: .zero)
      view.text = "abcde"
      let second = try #require(view.position(from: view.beginningOfDocument, offset: 2))
      #expect(view.position(from: view.endOfDocument, offset: -3) == second)
      #expect(view.position(from: second, offset: 4) == nil && view.position(from: second, offset: -3) == nil)
      #expect(view.offset(from: second, to: view.endOfDocument) == 3)
      #expect(view.compare(second, to: view.endOfDocument) == .orderedAscending)
      #expect(view.compare(second, to: view.beginningOfDocument) == .orderedDescending)
      #expect(view.compare(second, to: second) == .orderedSame)
      let rest = try #require(view.textRange(from: view.endOfDocument, to: second))
      #expect(view.text(in: rest) == "cde" && !rest.isEmpty && rest.start == second && rest.end == view.endOfDocument)
      view.replace(rest, withText: "!")
      #expect(view.text == "ab!" && view.selectedRange == NSRange(location: 3, length: 0))
      #expect(view.text(in: rest) == "!")
      view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: second)
      view.type("x")
      #expect(view.text == "x!" && view.selectedTextRange?.isEmpty == true)
    }
  }

  @Test("what is cut and pasted is asked about as what is typed")
  func commands() {
    lines { view, listener in
      view.text = "abc"
      view.cut(nil)
      view.selectAll(nil)
      view.copy(nil)
      #expect(listener.heard == [])
      view.cut(nil)
      #expect(view.text == "" && UIPasteboard.general.string == "abc")
      view.paste(nil)
      listener.refuses = true
      view.paste(nil)
      #expect(view.text == "abc" && listener.heard.filter { !$0.hasPrefix("at") } == ["0+3 ", "0+0 abc", "3+0 abc"])
    }
  }

  @Test("what is copied in one runtime is not pasted in another")
  func pasteboards() {
    HeadlessRuntime().runMain {
      UIPasteboard.general.string = "abc"
      HeadlessRuntime().runMain { #expect(UIPasteboard.general.string == nil) }
      #expect(UIPasteboard.general.string == "abc")
    }
  }

  @Test("a field is edited where its caret is, and has none while it is not edited")
  func field() throws {
    try HeadlessRuntime().runMain {
      let (field, window) = (UITextField(), UIWindow())
      window.addSubview(field)
      window.makeKeyAndVisible()
      field.text = "ac"
      #expect(field.selectedTextRange == nil)
      field.becomeFirstResponder()
      let first = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      field.selectedTextRange = field.textRange(from: first, to: first)
      field.type("b")
      #expect(field.text == "abc")
      field.deleteBackward()
      field.insertText("B")
      #expect(field.text == "aBc" && field.hasText)
      field.replace(try #require(field.textRange(from: first, to: field.endOfDocument)), withText: "!")
      #expect(field.text == "a!" && field.selectedTextRange?.start == field.endOfDocument)
      field.selectAll(nil)
      field.copy(nil)
      field.paste(nil)
      field.paste(nil)
      #expect(field.text == "a!a!")
      field.selectAll(nil)
      field.cut(nil)
      field.deleteBackward()
      #expect(field.text == "" && UIPasteboard.general.string == "a!a!")
    }
  }
}

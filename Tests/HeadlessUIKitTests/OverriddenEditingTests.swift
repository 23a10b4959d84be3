import Foundation
import HeadlessUIKit
import Testing

@Suite("What subclasses of fields and texts say of a selection") struct OverriddenEditingTests {
  /// A field for a code: the cursor stays at its end, and nothing of it is ever marked.
  private final class CodeField: UITextField {
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override var selectedTextRange: UITextRange? {
      get { super.selectedTextRange }
      set {}
    }
    override var adjustsFontSizeToFitWidth: Bool {
      get { true }
      set {}
    }
  }

  private final class Notes: UITextView {
    var said: [String] = []
    override func replace(_ range: UITextRange, withText text: String) {
      said.append(text)
      super.replace(range, withText: text.uppercased())
    }
    override func scrollRangeToVisible(_ range: NSRange) { said.append("scrolls to \(range.location)") }
    override var selectedTextRange: UITextRange? { didSet { said.append("selects") } }
  }

  private func edit(_ field: UITextField, _ body: @escaping (UITextField) -> Void) {
    HeadlessRuntime().runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      field.text = "abcd"
      window.addSubview(field)
      field.becomeFirstResponder()
      body(field)
    }
  }

  @Test("a field knows the place at a point, and what a range covers") func places() {
    edit(UITextField()) { field in
      #expect(field.closestPosition(to: CGPoint(x: -5, y: 0)) == UITextPosition(0))
      #expect(field.closestPosition(to: CGPoint(x: 36, y: 0)) == UITextPosition(2))
      #expect(field.closestPosition(to: CGPoint(x: 500, y: 0)) == field.endOfDocument)
      let marked = field.textRange(from: UITextPosition(1), to: UITextPosition(3)).map { field.selectionRects(for: $0) }
      #expect(marked?.map(\.rect) == [CGRect(x: 17, y: 6.5, width: 34, height: 17)])
      #expect(field.selectionRects(for: UITextRange(NSRange(location: 1, length: 0))).isEmpty)
      #expect(field.position(from: field.endOfDocument, offset: -1) == UITextPosition(3))
      #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    }
  }

  @Test("a subclass of a field has the last word") func field() {
    edit(CodeField()) { field in
      #expect(field.closestPosition(to: .zero) == UITextPosition(4))
      field.selectAll(nil)
      field.selectedTextRange = nil
      #expect(field.selectedTextRange?.range == NSRange(location: 0, length: 4))
      #expect(field.selectionRects(for: UITextRange(NSRange(location: 0, length: 4))).isEmpty)
      #expect(field.adjustsFontSizeToFitWidth)
    }
  }

  @Test("a subclass of a text hears of what is put into it, and of where it scrolls to") func text() {
    HeadlessRuntime().runMain {
      let notes = Notes(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      notes.text = "one"
      notes.replace(UITextRange(NSRange(location: 0, length: 3)), withText: "two")
      #expect(notes.text == "TWO" && notes.said == ["two", "scrolls to 3"])
      notes.selectAll(nil)
      #expect(notes.said.last == "selects" && notes.selectedRange == NSRange(location: 0, length: 3))
      notes.linkTextAttributes = nil
      #expect(notes.linkTextAttributes == nil)
    }
  }
}

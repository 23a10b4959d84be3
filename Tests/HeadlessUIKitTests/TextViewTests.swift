import Foundation
import HeadlessUIKit
import Testing

@Suite("Text views") struct TextViewTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.textContainerInset = .zero
    view.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    return view
  }

  @Test("lines have room at both ends, and no more of them are measured than there may be")
  func container() {
    HeadlessRuntime().runMain {
      let view = view("aaaa bbbb cccc dddd")
      let free = view.sizeThatFits(CGSize(width: 60, height: 0))
      #expect(free == CGSize(width: 50, height: 40))
      view.textContainer.maximumNumberOfLines = 2
      view.textContainer.lineFragmentPadding = 0
      #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 40, height: 20))
    }
  }

  @Test("text is put in the place of what is selected, and taken away before it")
  func editing() {
    HeadlessRuntime().runMain {
      let view = view("abc")
      view.selectedRange = NSRange(location: 1, length: 1)
      view.insertText("xy")
      #expect(view.text == "axyc")
      view.deleteBackward()
      #expect(view.text == "axc")
      view.selectedRange = NSRange(location: 0, length: 3)
      view.deleteBackward()
      #expect(!view.hasText)
      view.deleteBackward()
      #expect(view.text == "")
    }
  }

  @Test("a selection behind the end is one at the end")
  func selectionBehindTheEnd() {
    HeadlessRuntime().runMain {
      let view = view("abc")
      view.selectedRange = NSRange(location: 10, length: 2)
      view.deleteBackward()
      #expect(view.text == "ab")
    }
  }

  @Test("what is typed goes behind a text that was set, and a look that is set leaves the caret where it is")
  func caret() {
    HeadlessRuntime().runMain {
      let view = view("abc")
      view.type("d")
      #expect(view.text == "abcd")
      view.text = "x"
      #expect(view.selectedRange == NSRange(location: 1, length: 0))
      view.selectedRange.location = 0
      view.textColor = .red
      view.type("a")
      view.textStorage.append(NSAttributedString(string: "!"))
      view.type("b")
      #expect(view.text == "abx!")
    }
  }

  @Test("without any text there is an empty one")
  func cleared() {
    HeadlessRuntime().runMain {
      let view = view("abc")
      #expect(view.textStorage.length == 3)
      view.attributedText = nil
      #expect(view.text == "" && view.textStorage.length == 0 && !view.hasText)
    }
  }

  @Test("the text is drawn where the insets leave room")
  func drawing() {
    HeadlessRuntime().runMain {
      let view = view("a")
      view.backgroundColor = .white
      view.textContainerInset = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
      func picture() -> Data? {
        UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }.pngData()
      }
      let before = picture()
      view.textContainerInset = UIEdgeInsets(top: 50, left: 20, bottom: 0, right: 0)
      #expect(picture() != before)
    }
  }
}

import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

private final class Listener: NSTextStorageDelegate {
  var told: [String] = []
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { told.append("will") }
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { told.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
}

@Suite("Text that is changed in place") struct TextStorageTests {
  private let key = NSAttributedString.Key("k")

  private func view(_ text: String, _ body: (UITextView, Listener) -> Void) {
    HeadlessRuntime().runMain {
      let (view, listener) = (UITextView(), Listener())
      view.text = text
      view.textStorage.delegate = listener
      body(view, listener)
    }
  }

  @Test("the view has what is in its storage")
  func changes() {
    view("abc") { view, listener in
      view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
      #expect(view.text == "axyzc")
      view.textStorage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 2))
      #expect(view.attributedText.attribute(key, at: 1, effectiveRange: nil) as? Int == 1)
      view.textStorage.removeAttribute(key, range: NSRange(location: 0, length: 5))
      #expect(view.attributedText.attribute(key, at: 1, effectiveRange: nil) == nil)
      view.textStorage.append(NSAttributedString(string: "!"))
      view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 1))
      #expect(view.text == "xyzc!")
      #expect(listener.told.filter { $0 != "will" } == ["2 1+3 2", "1 0+2 0", "1 0+5 0", "3 5+1 1", "2 0+0 -1"])
    }
  }

  @Test("the storage has what the view is given, or what is typed")
  func adoption() {
    view("abc") { view, listener in
      view.text = "new"
      #expect(view.textStorage.string == "new")
      view.selectedRange = NSRange(location: 3, length: 0)
      view.insertText("er")
      #expect(view.textStorage.string == "newer" && view.text == "newer")
    }
  }

  @Test("several changes are told of as one")
  func batch() {
    view("abcdef") { view, listener in
      view.textStorage.beginEditing()
      view.textStorage.addAttribute(key, value: 1, range: NSRange(location: 4, length: 1))
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xx")
      #expect(view.text == "abcdef" && listener.told == [])
      view.textStorage.endEditing()
      #expect(view.text == "xxbcdef")
      #expect(listener.told == ["will", "3 0+6 1"])
      view.textStorage.endEditing()
      #expect(listener.told.count == 2)
    }
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Keeps its text itself, as subclasses of storages do, and writes numbers red.
private final class NumberStorage: NSTextStorage {
  private let text = NSMutableAttributedString(string: "")
  override var string: String { text.string }
  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: range)
  }
  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
  override func processEditing() {
    for (index, unit) in text.string.utf16.enumerated() where (48...57).contains(unit) {
      text.setAttributes([.foregroundColor: UIColor.red], range: NSRange(location: index, length: 1))
    }
    super.processEditing()
  }
}

@Suite("A storage that keeps its text elsewhere") struct OwnStorageTests {
  private func colours(_ text: NSAttributedString) -> String {
    (0..<text.length).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) == nil ? "." : "r" }.joined()
  }

  @Test("it is asked whatever a text is asked") func asked() {
    let storage = NumberStorage()
    storage.append(NSAttributedString(string: "ab12"))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
    #expect(storage.string == "ab12" && storage.length == 4 && colours(storage) == "..rr")
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 4))
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(NSAttributedString(attributedString: storage).string == "ab12")
    storage.deleteCharacters(in: NSRange(location: 0, length: 3))
    #expect(storage.string == "2" && storage.length == 1)
  }

  @Test("a view that is made with it shows and changes it") func view() {
    HeadlessRuntime().runMain {
      let (storage, manager, container) = (NumberStorage(), NSLayoutManager(), NSTextContainer(size: .zero))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      storage.append(NSAttributedString(string: "a"))
      let view = UITextView(frame: .zero, textContainer: container)
      #expect(view.text == "a")
      view.insertText("7")
      #expect(storage.string == "a7" && view.text == "a7" && colours(view.attributedText) == ".r")
      view.text = "3b"
      #expect(storage.string == "3b" && colours(view.attributedText) == "r.")
      #expect(view.textStorage === storage)
    }
  }
}

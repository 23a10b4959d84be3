import Foundation
import RuntimeTranscript
import Testing

@testable import HeadlessUIKit

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

/// Gives all of the text a colour, by saying so before or after others hear of a change.
private final class Painter: NSTextStorageDelegate {
  let paintsBefore: Bool
  var told: [String] = []
  init(before: Bool) { paintsBefore = before }

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    told.append("will \(editedRange.location)+\(editedRange.length) \(delta)")
    if paintsBefore { paint(textStorage) }
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    told.append("did \(editedRange.location)+\(editedRange.length) \(delta)")
    if !paintsBefore { paint(textStorage) }
  }

  private func paint(_ text: NSTextStorage) {
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: text.length))
  }
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

  @Test("what the delegate changes is part of the same edit, and to be seen", arguments: [true, false])
  func painting(isBefore: Bool) {
    HeadlessRuntime().runMain {
      let (view, painter) = (UITextView(), Painter(before: isBefore))
      func isPainted(at place: Int) -> Bool {
        view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor == .red
      }
      view.text = "abc"
      view.textStorage.delegate = painter
      view.textStorage.append(NSAttributedString(string: "d"))
      #expect(painter.told == ["will 3+1 1", isBefore ? "did 0+4 1" : "did 3+1 1"])
      #expect(isPainted(at: 0))
      painter.told = []
      view.selectedRange = NSRange(location: 1, length: 0)
      view.type("x")
      #expect(view.text == "axbcd" && view.selectedRange.location == 2)
      #expect(painter.told == ["will 1+1 1", isBefore ? "did 0+5 1" : "did 1+1 1"])
      #expect(isPainted(at: 1) && view.attributedText == view.textStorage)
      view.text = "new"
      #expect(isPainted(at: 2) && view.attributedText == view.textStorage)
    }
  }

  @Test("what is told of holds all that has changed, and ends within the text", arguments: 0..<UInt64(200))
  func reach(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let old = "abcdefghijkl"
    view(old) { view, listener in
      let storage = view.textStorage
      storage.beginEditing()
      for letter in "VWXYZ".prefix(Int.random(in: 1...5, using: &dice)) {
        let start = Int.random(in: 0...storage.length, using: &dice)
        let length = Int.random(in: 0...(storage.length - start), using: &dice)
        let new = String(repeating: letter, count: Int.random(in: 0...3, using: &dice))
        storage.replaceCharacters(in: NSRange(location: start, length: length), with: new)
      }
      let (range, delta) = (storage.editedRange, storage.changeInLength)
      #expect(range.upperBound <= storage.length && delta == storage.length - old.count)
      #expect(storage.string.prefix(range.location) == old.prefix(range.location))
      let rest = storage.length - range.upperBound
      #expect(storage.string.suffix(rest) == old.suffix(rest))
      storage.endEditing()
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

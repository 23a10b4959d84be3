import Foundation

extension UITextView {
  /// Made when it is asked for.
  var ownStorage: NSTextStorage {
    if let made = storage { return made }
    let made = NSTextStorage(attributedString: attributedText)
    made.view = self
    storage = made
    return made
  }

  /// Shows a text, and has it changed by what is typed.
  package func take(_ storage: NSTextStorage) {
    self.storage?.view = nil
    self.storage = storage
    storage.view = self
    storageDidChange(storage)
    selectedRange = NSRange(location: attributedText.length, length: 0)
  }

  /// The text was changed in place.
  func storageDidChange(_ changed: NSTextStorage) {
    guard changed === storage, !isAdoptingText else { return }
    isAdoptingText = true
    show(NSAttributedString(attributedString: changed))
    isAdoptingText = false
  }

  /// The text is another one: so is what is in the storage.
  func updateStorage(_ text: NSAttributedString) {
    guard let storage, !isAdoptingText else { return }
    isAdoptingText = true
    storage.setAttributedString(text)
    // Its delegate may have changed what it was given.
    if !storage.isEqual(to: text) { show(NSAttributedString(attributedString: storage)) }
    isAdoptingText = false
  }
}

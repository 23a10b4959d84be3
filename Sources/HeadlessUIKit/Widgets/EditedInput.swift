import Foundation

/// A text on screen that keys and commands of editing change. Main only.
protocol EditedInput: UITextInput {
  /// What is selected of the text that there is, or a place in it.
  var selection: NSRange { get }
  /// Puts text in the place of the selection, as a keyboard does, if the delegate lets it.
  func type(_ text: String)
}

extension EditedInput {
  func copySelection() {
    if selection.length > 0 { UIPasteboard.general.string = editedText.substring(with: selection) }
  }

  func cutSelection(_ sender: Any?) {
    guard selection.length > 0 else { return }
    copy(sender)
    type("")
  }

  /// As if it were typed: the delegate is asked.
  func typePasteboard() {
    if let text = UIPasteboard.general.string { type(text) }
  }

  /// The selection, or the character before it if nothing is selected; nil at the beginning of the text.
  var rangeToDelete: NSRange? {
    let range = selection
    if range.length > 0 { return range }
    return range.location > 0 ? editedText.rangeOfComposedCharacterSequence(at: range.location - 1) : nil
  }

  /// Whether a command of editing would do anything now; nil for other actions.
  func canEdit(_ action: Selector, isEnabled: Bool) -> Bool? {
    switch action.description {
    case "cut(_:)", "delete(_:)": isEnabled && selection.length > 0
    case "copy(_:)": selection.length > 0
    case "paste(_:)": isEnabled && UIPasteboard.general.string != nil
    case "select(_:)": selection.length == 0 && editedText.length > 0
    case "selectAll(_:)": selection.length < editedText.length
    default: nil
    }
  }
}

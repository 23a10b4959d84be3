import Foundation

/// A text on screen that keys and commands of editing change. Main only.
protocol EditedInput: UITextInput {
  /// What is selected of the text that there is, or a place in it.
  var selection: NSRange { get }
  /// Puts text in the place of the selection, as a keyboard does, if the delegate lets it.
  func type(_ text: String)
  /// What was selected, without a word to anybody; nil for the end of a text in which nothing was.
  var chosen: NSRange? { get set }
}

/// Something that text can be put into, as by a keyboard. Main only.
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

extension UITextField: UIKeyInput {}
extension UITextView: UIKeyInput {}

/// What a key does to the first responder.
extension UIKey {
  func type(into responder: UIResponder) {
    guard modifierFlags.isSubset(of: [.shift, .alphaShift, .numericPad]) else { return }
    if let text = responder as? any EditedInput { return edit(text) }
    guard let input = responder as? any UIKeyInput else { return }
    if isDeletion { input.deleteBackward() } else if !isNamed { input.insertText(typed) }
  }

  private func edit(_ text: any EditedInput) {
    let range = text.selection
    switch charactersIgnoringModifiers {
    case _ where isDeletion: text.typeDeletion()
    case UIKeyCommand.inputLeftArrow: text.selectPlace(range.length > 0 ? range.location : range.location - 1)
    case UIKeyCommand.inputRightArrow: text.selectPlace(range.length > 0 ? range.upperBound : range.location + 1)
    case UIKeyCommand.inputHome, UIKeyCommand.inputUpArrow: text.selectPlace(0)
    case UIKeyCommand.inputEnd, UIKeyCommand.inputDownArrow: text.selectPlace(text.editedText.length)
    case _ where isNamed: break
    default: text.type(typed)
    }
  }

  private var isNamed: Bool { charactersIgnoringModifiers.hasPrefix("UIKeyInput") }
  private var isDeletion: Bool { [UIKeyCommand.inputDelete, "\u{8}"].contains(charactersIgnoringModifiers) }
  private var typed: String { characters == "\r" ? "\n" : characters }
}

extension EditedInput {
  /// The cursor stands before a character, and nothing is selected. A place that is not there changes nothing.
  fileprivate func selectPlace(_ place: Int) {
    if (0...editedText.length).contains(place) { selectedTextRange = UITextRange(NSRange(location: place, length: 0)) }
  }
}

extension EditedInput {
  /// Takes the selection away, or what is before it, if the delegate lets it.
  func typeDeletion() {
    guard let range = rangeToDelete else { return }
    let (before, old) = (editedText, chosen)
    chosen = range
    type("")
    if editedText == before { chosen = old }
  }

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

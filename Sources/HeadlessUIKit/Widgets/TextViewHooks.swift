import Foundation

/// What subclasses of ``UITextView`` override of where its text is, and what it keeps of a keyboard.
open class TextViewHooks: UIScrollView {
  private var text: UITextView? { self as? UITextView }

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var isSecureTextEntry = false

  /// Where the caret is before a character, in the view's coordinates: two points wide.
  open func caretRect(for position: UITextPosition) -> CGRect { text?.ownCaretRect(for: position) ?? .zero }

  /// What the first line of a range covers, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    text?.rects(of: range).first ?? caretRect(for: range.start)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    text?.rects(of: range).map { UITextSelectionRect($0) } ?? []
  }

  /// The place before the nearest character.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { text?.ownPosition(closestTo: point) }
}

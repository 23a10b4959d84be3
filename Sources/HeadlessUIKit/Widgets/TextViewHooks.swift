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

  open var selectedTextRange: UITextRange? {
    get { text?.ownSelectedRange }
    set { text?.ownSelectedRange = newValue }
  }

  /// Puts text in the place of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { self.text?.put(text, in: range) }

  /// Scrolls as little as is needed to show the lines that the range is in.
  open func scrollRangeToVisible(_ range: NSRange) { text?.scroll(to: range) }

  /// The text of the view, to be changed in place.
  open var textStorage: NSTextStorage { text?.ownStorage ?? NSTextStorage() }

  /// Says where the characters of the text are.
  open var layoutManager: NSLayoutManager { text?.ownLayoutManager ?? NSLayoutManager() }

  /// nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    text?.ownPosition(from: position, offset: offset)
  }

  /// Kept only: nobody changes the size of text here.
  open var adjustsFontForContentSizeCategory: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  /// The place before the nearest character.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { text?.ownPosition(closestTo: point) }
}

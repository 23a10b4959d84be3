import Foundation

/// What subclasses of ``UITextField`` override of what is selected in it and how its text is typed. Main only.
open class FieldEditing: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var field: UITextField? { self as? UITextField }

  /// nil while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { field?.ownSelectedRange }
    set { field?.ownSelectedRange = newValue }
  }

  /// Puts text in the place of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { field?.put(text, inOwn: range) }

  /// What a range covers of the line, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range))]
  }

  /// What a range covers of the line, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    guard let field else { return .zero }
    let (first, last) = (field.caretRect(for: range.start), field.caretRect(for: range.end))
    return CGRect(x: first.minX, y: first.minY, width: last.minX - first.minX, height: first.height)
  }

  /// The place between two characters that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { field?.ownPosition(closestTo: point) }

  /// nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    field?.ownPosition(from: position, offset: offset)
  }

  /// What text is shown with. Setting it sets font, colour and alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { field?.attributes ?? [:] }
    set {
      if let font = newValue[.font] as? UIFont { field?.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { field?.textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { field?.textAlignment = style.alignment }
    }
  }
  /// Those that text is typed with: the same as of all the text.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { field?.isEditing == true ? field?.attributes : nil }
    set { if let newValue { defaultTextAttributes = newValue } }
  }
  /// Whether the text goes away when somebody begins to edit it.
  open var clearsOnBeginEditing: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  // Kept only.
  open var clearsOnInsertion: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  open var minimumFontSize: CGFloat {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  open var allowsEditingTextAttributes: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
}

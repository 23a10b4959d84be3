import Foundation

/// Is told of the setting of a text; nothing here has to be told. Main only.
public protocol NSLayoutManagerDelegate: AnyObject {}

/// Says where in its containers the characters of a text are. Main only.
///
/// A glyph has the number of its character, in UTF-16 units. All of a text is in the first container: what has no room there is nowhere.
open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  /// Not kept alive.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The view whose text it is.
  weak var view: UITextView?
  open weak var delegate: (any NSLayoutManagerDelegate)?
  // Kept only.
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var usesDefaultHyphenation = false
  open var limitsLayoutForSuspiciousContents = false

  public override init() { super.init() }

  /// The layout of a view's text.
  init(of view: UITextView) {
    super.init()
    self.view = view
    addTextContainer(view.textContainer)
  }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
  }
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index).layoutManager = nil }
  }

  var text: NSAttributedString { view?.attributedText ?? textStorage ?? NSAttributedString(string: "") }

  /// The text as it is now: nothing is kept, so nothing has to be made invalid.
  func layout(in container: NSTextContainer) -> TextLayout { TextLayout(text, in: container.limits) }
  var firstLayout: (layout: TextLayout, padding: CGFloat) {
    let container = textContainers.first ?? NSTextContainer()
    return (layout(in: container), container.lineFragmentPadding)
  }

  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    view?.setNeedsDisplay()
  }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { view?.setNeedsDisplay() }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { view?.setNeedsDisplay() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { view?.setNeedsDisplay() }

  // MARK: Numbers

  open var numberOfGlyphs: Int { text.length }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<text.length).contains(glyphIndex) }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  // MARK: Drawing

  /// Draws the lines that the range is in, with the container's corner at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (layout, padding) = firstLayout
    layout.draw(at: CGPoint(x: origin.x + padding, y: origin.y), in: context)
  }

  /// Backgrounds are drawn with the text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension NSTextStorage {
  /// Those that lay the text out.
  public var layoutManagers: [NSLayoutManager] { managers.all }

  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.all.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.all.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

/// Keeps those that lay a text out.
final class LayoutManagers {
  var all: [NSLayoutManager] = []
}

extension UITextView {
  /// Made when it is asked for.
  var ownLayoutManager: NSLayoutManager {
    if let made: NSLayoutManager = rare() { return made }
    let made = NSLayoutManager(of: self)
    setRare(made)
    made.textStorage = textStorage
    return made
  }

  /// The container counts for its limits, and what stands in it is the view's if a storage is there for it.
  func adopt(_ textContainer: NSTextContainer) {
    let own = self.textContainer
    (own.lineFragmentPadding, own.maximumNumberOfLines) =
      (textContainer.lineFragmentPadding, textContainer.maximumNumberOfLines)
    (own.lineBreakMode, own.exclusionPaths) = (textContainer.lineBreakMode, textContainer.exclusionPaths)
    if let storage = textContainer.layoutManager?.textStorage { take(storage) }
  }
}

import Foundation
import HeadlessUIKit

/// A node of text that can be edited; its view is a ``UITextView`` and a placeholder below it. ``textView`` is for main only.
open class ASEditableTextNode: ASDisplayNode {
  private struct Content {
    var text: NSAttributedString?
    var placeholder: NSAttributedString?
    var typingAttributes: [String: Any]?
    var inset = UIEdgeInsets.zero
    var maximumLines: UInt = 0
    var scrolls = true
    var isSecure = false
    var returnKey = UIReturnKeyType.default
    var keyboard = UIKeyboardType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
    var spelling = UITextSpellCheckingType.default
    var keyboardLook = UIKeyboardAppearance.default
    var returnKeyNeedsText = false

    func isMeasured(like other: Content) -> Bool {
      text == other.text && placeholder == other.placeholder && inset == other.inset
        && maximumLines == other.maximumLines
    }
  }

  private let content = Guarded(Content())
  private lazy var listener = EditingListener(node: self)
  /// Who keeps the text, if it is somebody else's.
  private var storage: NSTextStorage?
  open weak var delegate: (any ASEditableTextNodeDelegate)?

  public override init() {
    super.init()
    wrap(viewBlock: { UITextView(frame: .zero) })
  }

  /// A node whose text is kept by some parts, and changed in them by what is typed; what else they are made of is the node's own.
  public init(textKitComponents: ASTextKitComponents, placeholderTextKitComponents: ASTextKitComponents) {
    super.init()
    wrap(viewBlock: { UITextView(frame: .zero) })
    attributedText = NSAttributedString(attributedString: textKitComponents.textStorage)
    storage = textKitComponents.textStorage
    attributedPlaceholderText = NSAttributedString(attributedString: placeholderTextKitComponents.textStorage)
    maximumLinesToDisplay = UInt(clamping: textKitComponents.textContainer.maximumNumberOfLines)
  }

  open var textView: UITextView { view as? UITextView ?? UITextView(frame: .zero) }

  open override func didLoad() {
    super.didLoad()
    let snapshot = content.with { $0 }
    if let storage { textView.take(storage) }
    let text = snapshot.text ?? NSAttributedString()
    if !textView.attributedText.isEqual(to: text) { textView.attributedText = text }
    textView.textContainerInset = snapshot.inset
    textView.textContainer.lineFragmentPadding = 0
    textView.isScrollEnabled = snapshot.scrolls
    textView.isSecureTextEntry = snapshot.isSecure
    textView.returnKeyType = snapshot.returnKey
    textView.keyboardType = snapshot.keyboard
    textView.autocapitalizationType = snapshot.capitalization
    textView.autocorrectionType = snapshot.correction
    textView.spellCheckingType = snapshot.spelling
    textView.keyboardAppearance = snapshot.keyboardLook
    textView.enablesReturnKeyAutomatically = snapshot.returnKeyNeedsText
    textView.placeholder = snapshot.placeholder
    textView.delegate = listener
    textView.didChangeText = { [weak self] in self?.textViewDidChangeText() }
    if let attributes = snapshot.typingAttributes { textView.typingAttributes = attributes.keyed }
  }

  /// What a part of the text covers, in the node's coordinates. Main only.
  open func frame(forTextRange textRange: NSRange) -> CGRect {
    let (manager, container, inset) = (textView.layoutManager, textView.textContainer, textView.textContainerInset)
    return manager.boundingRect(forGlyphRange: textRange, in: container).offsetBy(dx: inset.left, dy: inset.top)
  }

  /// nil while the placeholder is displayed.
  open var attributedText: NSAttributedString? {
    get { content[\.text] }
    set {
      let text = newValue.flatMap { $0.length > 0 ? $0 : nil }
      set(\.text, text) { $0.attributedText = $1 ?? NSAttributedString(string: "") }
    }
  }

  open var attributedPlaceholderText: NSAttributedString? {
    get { content[\.placeholder] }
    set { set(\.placeholder, newValue) { $0.placeholder = $1 } }
  }

  /// By the raw values of the attributes' keys.
  open var typingAttributes: [String: Any]? {
    get { content[\.typingAttributes] }
    set { set(\.typingAttributes, newValue) { $0.typingAttributes = $1?.keyed ?? [:] } }
  }

  open var textContainerInset: UIEdgeInsets {
    get { content[\.inset] }
    set { set(\.inset, newValue) { $0.textContainerInset = $1 } }
  }

  open var scrollEnabled: Bool {
    get { content[\.scrolls] }
    set { set(\.scrolls, newValue) { $0.isScrollEnabled = $1 } }
  }

  open var isSecureTextEntry: Bool {
    get { content[\.isSecure] }
    set { set(\.isSecure, newValue) { $0.isSecureTextEntry = $1 } }
  }

  open var returnKeyType: UIReturnKeyType {
    get { content[\.returnKey] }
    set { set(\.returnKey, newValue) { $0.returnKeyType = $1 } }
  }

  open var keyboardType: UIKeyboardType {
    get { content[\.keyboard] }
    set { set(\.keyboard, newValue) { $0.keyboardType = $1 } }
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { content[\.capitalization] }
    set { set(\.capitalization, newValue) { $0.autocapitalizationType = $1 } }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { content[\.correction] }
    set { set(\.correction, newValue) { $0.autocorrectionType = $1 } }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { content[\.spelling] }
    set { set(\.spelling, newValue) { $0.spellCheckingType = $1 } }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { content[\.keyboardLook] }
    set { set(\.keyboardLook, newValue) { $0.keyboardAppearance = $1 } }
  }

  /// Whether the return key can be pressed only where there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { content[\.returnKeyNeedsText] }
    set { set(\.returnKeyNeedsText, newValue) { $0.enablesReturnKeyAutomatically = $1 } }
  }

  /// 0 means no limit. The placeholder and the text are measured with it.
  open var maximumLinesToDisplay: UInt {
    get { content[\.maximumLines] }
    set { set(\.maximumLines, newValue) { _, _ in } }
  }

  /// Main only.
  open var selectedRange: NSRange {
    get { textView.selectedRange }
    set { textView.selectedRange = newValue }
  }

  /// Whether the placeholder is what is seen, or would be if there were one.
  open func isDisplayingPlaceholder() -> Bool { content[\.text] == nil }

  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let snapshot = content.with { $0 }
    let text = snapshot.text ?? snapshot.placeholder ?? NSAttributedString(string: "")
    let room = CGSize(
      width: max(0, constrainedSize.width - snapshot.inset.left - snapshot.inset.right), height: CGFloat.infinity)
    let limits = TextLimits(size: room, lines: Int(clamping: snapshot.maximumLines))
    let needed = TextLayout(text, in: limits).size
    let width = (needed.width + snapshot.inset.left + snapshot.inset.right).rounded(.up)
    let height = (needed.height + snapshot.inset.top + snapshot.inset.bottom).rounded(.up)
    return CGSize(width: min(width, constrainedSize.width), height: min(height, constrainedSize.height))
  }

  /// - Parameter show: has the view show it, on main: what is set by then, be it this or what was set after it.
  private func set<Value>(
    _ part: WritableKeyPath<Content, Value>, _ value: Value, show: @escaping (UITextView, Value) -> Void
  ) {
    let isMeasuredAnew = content.with { content in
      let old = content
      content[keyPath: part] = value
      return !content.isMeasured(like: old)
    }
    if isNodeLoaded { onMain(self) { show($0.textView, $0.content[part]) } }
    if isMeasuredAnew { setNeedsLayout() }
  }

  /// Somebody has typed, or has changed the text in the view itself.
  private func textViewDidChangeText() {
    let text = textView.hasText ? textView.attributedText : nil
    let isAnother = content.with { content in
      defer { content.text = text }
      return content.text != text
    }
    if isAnother { setNeedsLayout() }
  }
}

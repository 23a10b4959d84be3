import Foundation

/// A view of text that nobody edits. It measures like ``UIFont`` says.
open class UILabel: UIView {
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0, attributes: attributes) } }
  }
  /// What it does not say of its font, colour and alignment is as the label has them.
  open var attributedText: NSAttributedString? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { restyle(.font, font) } }
  open var textColor: UIColor! = UIColor.black { didSet { restyle(.foregroundColor, textColor) } }
  open var textAlignment = NSTextAlignment.natural { didSet { realign() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// 0 means no limit.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  // Kept: a text has the size of its font here, on lines that are all broken alike.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  /// Where text that was made smaller stands.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { rare() ?? .alignBaselines }
    set { setRare(newValue) }
  }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = CGSize(
      width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
    return textRect(forBounds: CGRect(origin: .zero, size: limit), limitedToNumberOfLines: numberOfLines).size
  }

  /// As much room as the text takes in a rectangle, from its upper left corner; subclasses with room around the text add that.
  ///
  /// - Parameter numberOfLines: 0 means no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let limits = TextLimits(size: bounds.size, lines: numberOfLines, mode: lineBreakMode)
    return CGRect(
      origin: bounds.origin, size: TextLayout(completedText, in: limits).size)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  func layout(in size: CGSize) -> TextLayout { layout(completedText, in: size) }

  private func layout(_ text: NSAttributedString, in size: CGSize) -> TextLayout {
    TextLayout(text, in: TextLimits(size: size, lines: numberOfLines, mode: lineBreakMode))
  }

  /// Where the text goes; subclasses with room around it draw it in a smaller one.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let lines = layout(shown, in: rect.size)
    let origin = CGPoint(x: rect.minX, y: rect.minY + max(0, rect.height - lines.size.height) / 2)
    lines.draw(
      at: origin, in: context, shadow: shadowColor.map { TextShadow(offset: shadowOffset, radius: 0, color: $0) })
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  override var spokenText: String? { text }
  override var isSpoken: Bool { true }
  override var spokenTraits: UIAccessibilityTraits { .staticText }

  private var shown: NSAttributedString {
    let text = completedText
    guard isHighlighted, let highlightedTextColor else { return text }
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    changed.addAttributes([.foregroundColor: highlightedTextColor], range: whole)
    return changed
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: paragraph]
  }

  /// A link that says nothing of its colour has that of links.
  private var completedText: NSAttributedString {
    guard let attributedText else { return NSAttributedString(string: "") }
    let completed = NSMutableAttributedString(attributedString: attributedText.completed(by: attributes))
    attributedText.enumerateAttributes(in: NSRange(location: 0, length: completed.length), options: []) {
      own, range, _ in
      if own[.link] != nil, own[.foregroundColor] == nil { completed.removeAttribute(.foregroundColor, range: range) }
    }
    return completed
  }

  /// All of the text has something else; the rest of what is said of it stays.
  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let attributedText else { return }
    let changed = NSMutableAttributedString(attributedString: attributedText)
    let whole = NSRange(location: 0, length: changed.length)
    if let value {
      changed.addAttributes([key: value], range: whole)
    } else {
      changed.removeAttribute(key, range: whole)
    }
    self.attributedText = changed
  }

  private func realign() {
    guard let attributedText else { return }
    let changed = NSMutableAttributedString(attributedString: attributedText)
    let whole = NSRange(location: 0, length: changed.length)
    attributedText.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let paragraph = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { paragraph.setParagraphStyle(value) }
      paragraph.alignment = textAlignment
      changed.addAttributes([.paragraphStyle: paragraph], range: range)
    }
    self.attributedText = changed
  }
}

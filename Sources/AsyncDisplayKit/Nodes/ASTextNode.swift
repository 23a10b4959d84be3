import Foundation
import HeadlessUIKit

/// A node of text that nobody edits. It measures the same on every machine: see ``UIFont``.
open class ASTextNode: ASControlNode {
  struct Content {
    var text: NSAttributedString?
    var truncation: NSAttributedString?
    var additionalTruncation: NSAttributedString?
    var mode = NSLineBreakMode.byWordWrapping
    var maximumLines: UInt = 0
    var inset = UIEdgeInsets.zero
    var scaleFactors: [NSNumber]?
    var exclusionPaths: [UIBezierPath]?
    var linkNames = ["TextNodeLink"]
    var highlightRange = NSRange(location: 0, length: 0)
    var highlightStyle = ASTextNodeHighlightStyle.light
    var placeholderColor: UIColor?
    var placeholderInsets = UIEdgeInsets.zero
    var tintsText = false
    /// Of the last measurement.
    var isTruncated = false
    var lineCount: UInt = 0
    var longPressCancelsTouches = false
    var passesNonlinkTouches = false
  }

  let content = Guarded(Content())
  public weak var delegate: (any ASTextNodeDelegate)?

  public override init() {
    super.init()
    isOpaque = false
  }

  public override init(viewBlock: @escaping ASDisplayNodeViewBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    super.init(viewBlock: viewBlock, didLoad: didLoad)
  }

  public override init(layerBlock: @escaping ASDisplayNodeLayerBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    super.init(layerBlock: layerBlock, didLoad: didLoad)
  }

  // MARK: What is shown

  /// Also sets the ascender and descender of ``style``, by which stacks align baselines.
  open var attributedText: NSAttributedString? {
    get { content[\.text] }
    set {
      let text = newValue?.copy() as? NSAttributedString
      let isNew = content.with { content in
        defer { content.text = text }
        return content.text != text
      }
      guard isNew else { return }
      style.ascender = TextMeasures.ascender(of: text)
      style.descender = TextMeasures.descender(of: text)
      accessibilityLabel = text?.string
      textDidChange()
    }
  }

  /// What stands for the text that has no room; an ellipsis if nil.
  open var truncationAttributedText: NSAttributedString? {
    get { content[\.truncation] }
    set { change { $0.truncation = newValue } }
  }

  /// What comes behind ``truncationAttributedText``.
  open var additionalTruncationMessage: NSAttributedString? {
    get { content[\.additionalTruncation] }
    set { change { $0.additionalTruncation = newValue } }
  }

  /// Where the text is cut that has no room. Wrapping cuts at the end, like truncating the tail; clipping leaves the token out.
  open var truncationMode: NSLineBreakMode {
    get { content[\.mode] }
    set { change { $0.mode = newValue } }
  }

  /// 0 means no limit.
  open var maximumNumberOfLines: UInt {
    get { content[\.maximumLines] }
    set { change { $0.maximumLines = newValue } }
  }

  /// What is left free around the text, in points.
  open var textContainerInset: UIEdgeInsets {
    get { content[\.inset] }
    set { change { $0.inset = newValue } }
  }

  /// By which the fonts may be shrunk until all of the text has room, the first one first.
  open var pointSizeScaleFactors: [NSNumber]? {
    get { content[\.scaleFactors] }
    set { change { $0.scaleFactors = newValue } }
  }

  /// Kept; text flows around nothing.
  open var exclusionPaths: [UIBezierPath]? {
    get { content[\.exclusionPaths] }
    set { change { $0.exclusionPaths = newValue } }
  }

  /// Whether text without a colour of its own takes the tint colour.
  open var textColorFollowsTintColor: Bool {
    get { content[\.tintsText] }
    set { change { $0.tintsText = newValue } }
  }

  /// Whether some of the text had no room when it was last measured.
  open var isTruncated: Bool { content[\.isTruncated] }
  /// How many lines there were when the text was last measured.
  open var lineCount: UInt { content[\.lineCount] }

  // MARK: Placeholder

  open var placeholderColor: UIColor? {
    get { content[\.placeholderColor] }
    set { content.with { $0.placeholderColor = newValue } }
  }

  open var placeholderInsets: UIEdgeInsets {
    get { content[\.placeholderInsets] }
    set { content.with { $0.placeholderInsets = newValue } }
  }

  // MARK: Measuring

  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let snapshot = content.with { $0 }
    let layout = snapshot.layout(in: constrainedSize)
    content.with { ($0.isTruncated, $0.lineCount) = (layout.isTruncated, UInt(layout.lines.count)) }
    let inset = snapshot.inset
    return CGSize(
      width: ASCeilPixelValue(layout.size.width + inset.left + inset.right),
      height: ASCeilPixelValue(layout.size.height + inset.top + inset.bottom))
  }

  func change(_ body: (inout Content) -> Void) {
    content.with(body)
    textDidChange()
  }

  /// The text is measured and drawn anew.
  func textDidChange() { setNeedsLayout() }
}

/// The text node of the newer implementation, of which there is one here.
public typealias ASTextNode2 = ASTextNode

public enum ASTextNodeHighlightStyle: UInt, Hashable, Sendable {
  case light
  case dark
}

extension ASTextNode.Content {
  /// The text set in lines, shrunk as far as the scale factors allow and need it.
  func layout(in size: CGSize) -> TextLayout {
    let room = CGSize(
      width: max(0, size.width - inset.left - inset.right), height: max(0, size.height - inset.top - inset.bottom))
    let text = text ?? NSAttributedString(string: "")
    var layout = TextLayout(text, in: limits(room))
    for factor in scaleFactors ?? [] where layout.isTruncated {
      layout = TextLayout(text.scaled(by: CGFloat(factor.doubleValue)), in: limits(room))
    }
    return layout
  }

  private func limits(_ room: CGSize) -> TextLimits {
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    return TextLimits(
      size: room, lines: Int(clamping: maximumLines), mode: wraps ? .byTruncatingTail : mode, token: token)
  }

  private var token: NSAttributedString? {
    guard let additionalTruncation else { return truncation }
    let token = NSMutableAttributedString(
      attributedString: truncation ?? NSAttributedString(string: "\u{2026}", attributes: styleAtEnd))
    token.append(NSAttributedString(string: " ", attributes: styleAtEnd))
    token.append(additionalTruncation)
    return token
  }

  private var styleAtEnd: [NSAttributedString.Key: Any] {
    guard let text, text.length > 0 else { return [:] }
    return text.attributes(at: text.length - 1, effectiveRange: nil)
  }
}

extension NSAttributedString {
  fileprivate func scaled(by factor: CGFloat) -> NSAttributedString {
    let scaled = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      scaled.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return scaled
  }
}

/// What stacks need to align baselines.
enum TextMeasures {
  /// Of the first line, in points: a paragraph that sets the line's height moves its baseline.
  static func ascender(of text: NSAttributedString?) -> CGFloat {
    guard let text, text.length > 0, let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont else {
      return 0
    }
    let value = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    guard let paragraph = value as? NSParagraphStyle else { return font.ascender }
    let height = max(font.lineHeight, paragraph.minimumLineHeight)
    let clamped = paragraph.maximumLineHeight > 0 ? min(height, paragraph.maximumLineHeight) : height
    return clamped + font.descender
  }

  /// Of the last line, a negative number of points.
  static func descender(of text: NSAttributedString?) -> CGFloat {
    guard let text, text.length > 0 else { return 0 }
    return (text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont)?.descender ?? 0
  }
}

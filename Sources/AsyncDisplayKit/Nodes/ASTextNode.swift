import Foundation
import HeadlessUIKit

/// A node of text that nobody edits. It measures the same on every machine: see ``UIFont``.
open class ASTextNode: LinkedTextNode {
  open weak var delegate: (any ASTextNodeDelegate)?

  public override init() {
    super.init()
    isOpaque = false
    accessibilityTraits = .staticText
  }

  override var drawsShadow: Bool { true }

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
      isAccessibilityElement = text?.length ?? 0 > 0
      textDidChange()
    }
  }

  /// What stands for the text that has no room; an ellipsis if nil.
  open var truncationAttributedText: NSAttributedString? {
    get { content[\.truncation] }
    set { change(\.truncation, to: newValue) }
  }

  /// What comes behind ``truncationAttributedText``.
  open var additionalTruncationMessage: NSAttributedString? {
    get { content[\.additionalTruncation] }
    set { change(\.additionalTruncation, to: newValue) }
  }

  /// Where the text is cut that has no room. Wrapping cuts at the end, like truncating the tail; clipping leaves the token out.
  open var truncationMode: NSLineBreakMode {
    get { content[\.mode] }
    set { change(\.mode, to: newValue) }
  }

  /// 0 means no limit.
  open var maximumNumberOfLines: UInt {
    get { content[\.maximumLines] }
    set { change(\.maximumLines, to: newValue) }
  }

  /// What is left free around the text, in points.
  open var textContainerInset: UIEdgeInsets {
    get { content[\.inset] }
    set { change(\.inset, to: newValue) }
  }

  /// By which the fonts may be shrunk until all of the text has room, the first one first.
  open var pointSizeScaleFactors: [NSNumber]? {
    get { content[\.scaleFactors] }
    set { change(\.scaleFactors, to: newValue) }
  }

  /// What the text flows around, in the coordinates of its container: the rectangles around the paths.
  open var exclusionPaths: [UIBezierPath]? {
    get { content[\.exclusionPaths] }
    set { change(\.exclusionPaths, to: newValue) }
  }

  /// Whether text without a colour of its own takes the tint colour.
  open var textColorFollowsTintColor: Bool {
    get { content[\.tintsText] }
    set { change(\.tintsText, to: newValue) }
  }

  /// Whether some of the text has no room in the node; before it has a size, whether some had none when it was last measured.
  open var isTruncated: Bool { layoutInBounds?.isTruncated ?? content[\.isTruncated] }
  /// How many lines there are in the node; before it has a size, how many there were when it was last measured.
  open var lineCount: UInt { layoutInBounds.map { UInt($0.lines.count) } ?? content[\.lineCount] }

  private var layoutInBounds: TextLayout? {
    let size = bounds.size
    return size.width > 0 && size.height > 0 ? content.with { $0 }.layout(in: size) : nil
  }

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

  // MARK: Links under a finger

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && (!passthroughNonlinkTouches || hasTarget(at: point))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { touchBegan(at: touch.location(in: view)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { touchEnded(at: touch.location(in: view)) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    stopHighlighting()
  }

  // MARK: Drawing

  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? { drawing() }

  open override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {
    (parameters as? TextDrawing)?.draw(in: bounds)
  }

  open override func placeholderImage() -> UIImage? {
    guard let color = placeholderColor else { return super.placeholderImage() }
    let (size, insets) = (calculatedSize, placeholderInsets)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size).inset(by: insets))
    }
  }

  /// What stays as it was asks for nothing, so that it may be set while a layout spec is made.
  private func change<Value: Equatable>(_ part: WritableKeyPath<Content, Value>, to value: Value) {
    let isNew = content.with { content in
      defer { content[keyPath: part] = value }
      return content[keyPath: part] != value
    }
    if isNew { textDidChange() }
  }

  /// The text is measured and drawn anew.
  func textDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}

/// The text node of the newer implementation, of which there is one here.
public typealias ASTextNode2 = ASTextNode

extension ASTextNode {
  /// Whether it is the implementation that once was an experiment; there is one only.
  public var usingExperiment: Bool { false }
}

public enum ASTextNodeHighlightStyle: UInt, Hashable, Sendable {
  case light
  case dark
}

import Foundation
import HeadlessUIKit

/// The part of a node of text that knows which part of the text is where: its links, and what they look like under a finger.
///
/// A class beside ``ASTextNode`` because only what stands in the body of a class can be overridden.
open class LinkedTextNode: ASControlNode {
  private var node: ASTextNode { unsafeDowncast(self, to: ASTextNode.self) }
  let content = Guarded(ASTextNode.Content())

  public override init() { super.init() }

  open var linkAttributeNames: [String] {
    get { content[\.linkNames] }
    set { content.with { $0.linkNames = newValue } }
  }

  open var highlightStyle: ASTextNodeHighlightStyle {
    get { content[\.highlightStyle] }
    set { content.with { $0.highlightStyle = newValue } }
  }

  /// The part of the text that is highlighted; set while a finger is on a link.
  open var highlightRange: NSRange {
    get { content[\.highlightRange] }
    set {
      content.with { $0.highlightRange = newValue }
      setNeedsDisplay()
    }
  }

  open func setHighlightRange(_ range: NSRange, animated: Bool) { highlightRange = range }

  open var longPressCancelsTouches: Bool {
    get { content[\.longPressCancelsTouches] }
    set { content.with { $0.longPressCancelsTouches = newValue } }
  }

  /// Whether touches beside links go to what is behind the node.
  open var passthroughNonlinkTouches: Bool {
    get { content[\.passesNonlinkTouches] }
    set { content.with { $0.passesNonlinkTouches = newValue } }
  }

  /// Whether what stands for text without room takes touches although those beside links go to what is behind the node. What has a message
  /// of its own behind the text does so anyway.
  open var alwaysHandleTruncationTokenTap: Bool {
    get { content[\.alwaysTakesTokenTouches] }
    set { content.with { $0.alwaysTakesTokenTouches = newValue } }
  }

  /// The link at a point of the node.
  ///
  /// - Parameters:
  ///   - attributeName: is set to the name of the link's attribute.
  ///   - range: is set to the part of the text that the link covers.
  /// - Returns: the attribute's value; nil where there is no link.
  open func linkAttributeValue(
    at point: CGPoint, attributeName: UnsafeMutablePointer<NSString?>? = nil,
    range: UnsafeMutablePointer<NSRange>? = nil
  ) -> Any? {
    guard let link = node.link(at: point) else { return nil }
    attributeName?.pointee = link.name as NSString
    range?.pointee = link.range
    return link.value
  }

  /// What a part of the text covers, line by line, in the node's coordinates.
  open func rects(forTextRange range: NSRange) -> [NSValue] { node.boxes(of: range).map { NSValue(cgRect: $0) } }

  /// What a part of the text covers altogether.
  open func frame(forTextRange range: NSRange) -> CGRect { node.boxes(of: range).reduce(.null) { $0.union($1) } }

  /// As it was called earlier.
  open var attributedString: NSAttributedString? {
    get { node.attributedText }
    set { node.attributedText = newValue }
  }

  /// What a highlight of a part of the text covers, line by line, in the node's coordinates.
  open func highlightRects(forTextRange textRange: NSRange) -> [NSValue] { rects(forTextRange: textRange) }

  /// What is free behind the last line of the text, in the node's coordinates.
  open func trailingRect() -> CGRect {
    let snapshot = content.with { $0 }
    guard let last = snapshot.layout(in: bounds.size).lines.last else { return bounds }
    let line = last.rect.offsetBy(dx: snapshot.inset.left, dy: snapshot.inset.top)
    return CGRect(
      x: line.maxX, y: line.minY, width: max(0, bounds.width - snapshot.inset.right - line.maxX), height: line.height)
  }

  /// How far the shadow reaches beyond the text, as negative insets, in points.
  open var shadowPadding: UIEdgeInsets {
    guard shadowOpacity > 0, shadowColor != nil else { return .zero }
    return UIEdgeInsets(
      top: min(0, shadowOffset.height - shadowRadius), left: min(0, shadowOffset.width - shadowRadius),
      bottom: min(0, -shadowOffset.height - shadowRadius), right: min(0, -shadowOffset.width - shadowRadius))
  }
}

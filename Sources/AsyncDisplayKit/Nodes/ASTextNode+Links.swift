import Foundation
import HeadlessUIKit

/// Links: parts of the text with one of the attributes that ``linkAttributeNames`` names.
extension ASTextNode {
  public var linkAttributeNames: [String] {
    get { content[\.linkNames] }
    set { content.with { $0.linkNames = newValue } }
  }

  public var highlightStyle: ASTextNodeHighlightStyle {
    get { content[\.highlightStyle] }
    set { content.with { $0.highlightStyle = newValue } }
  }

  /// The part of the text that is highlighted; set while a finger is on a link.
  public var highlightRange: NSRange {
    get { content[\.highlightRange] }
    set {
      content.with { $0.highlightRange = newValue }
      setNeedsDisplay()
    }
  }

  public func setHighlightRange(_ range: NSRange, animated: Bool) { highlightRange = range }

  public var longPressCancelsTouches: Bool {
    get { content[\.longPressCancelsTouches] }
    set { content.with { $0.longPressCancelsTouches = newValue } }
  }

  /// Whether touches beside links go to what is behind the node.
  public var passthroughNonlinkTouches: Bool {
    get { content[\.passesNonlinkTouches] }
    set { content.with { $0.passesNonlinkTouches = newValue } }
  }

  /// Whether what stands for text without room takes touches although those beside links go to what is behind the node. What has a message
  /// of its own behind the text does so anyway.
  public var alwaysHandleTruncationTokenTap: Bool {
    get { content[\.alwaysTakesTokenTouches] }
    set { content.with { $0.alwaysTakesTokenTouches = newValue } }
  }

  /// Whether a touch here is for the text, if those beside links are not.
  func hasTarget(at point: CGPoint) -> Bool {
    if link(at: point) != nil { return true }
    let takesToken = content.with { $0.alwaysTakesTokenTouches || $0.additionalTruncation != nil }
    return takesToken && isToken(at: point)
  }

  private func isToken(at point: CGPoint) -> Bool {
    let snapshot = content.with { $0 }
    let place = CGPoint(x: point.x - snapshot.inset.left, y: point.y - snapshot.inset.top)
    return snapshot.layout(in: bounds.size).isToken(at: place)
  }

  /// The link at a point of the node.
  ///
  /// - Parameters:
  ///   - attributeName: is set to the name of the link's attribute.
  ///   - range: is set to the part of the text that the link covers.
  /// - Returns: the attribute's value; nil where there is no link.
  public func linkAttributeValue(
    at point: CGPoint, attributeName: UnsafeMutablePointer<NSString?>? = nil,
    range: UnsafeMutablePointer<NSRange>? = nil
  ) -> Any? {
    guard let link = link(at: point) else { return nil }
    attributeName?.pointee = link.name as NSString
    range?.pointee = link.range
    return link.value
  }

  /// A finger is on a point: the link there is highlighted, unless the delegate minds.
  func touchBegan(at point: CGPoint) {
    guard let link = link(at: point) else { return }
    if mayHighlight(link, at: point) { highlightRange = link.range }
  }

  /// The finger has gone: the delegate hears of the link, if it is the one that was highlighted.
  func touchEnded(at point: CGPoint) {
    let highlighted = highlightRange
    stopHighlighting()
    if highlighted.length == 0, isToken(at: point) { tellOfTapOnToken() }
    guard let link = link(at: point), link.range == highlighted else { return }
    tellOfTap(on: link, at: point)
  }

  func stopHighlighting() {
    if highlightRange.length > 0 { highlightRange = NSRange(location: 0, length: 0) }
  }

  struct Link {
    let name: String
    let value: Any
    let range: NSRange
  }

  func link(at point: CGPoint) -> Link? {
    let snapshot = content.with { $0 }
    let place = CGPoint(x: point.x - snapshot.inset.left, y: point.y - snapshot.inset.top)
    guard let text = snapshot.text, let index = snapshot.layout(in: bounds.size).characterIndex(at: place),
      index < text.length
    else { return nil }
    for name in snapshot.linkNames {
      var range = NSRange(location: 0, length: 0)
      let all = NSRange(location: 0, length: text.length)
      let key = NSAttributedString.Key(name)
      if let value = text.attribute(key, at: index, longestEffectiveRange: &range, in: all) {
        return Link(name: name, value: value, range: range)
      }
    }
    return nil
  }

  /// What a part of the text covers, line by line, in the node's coordinates.
  public func rects(forTextRange range: NSRange) -> [NSValue] { boxes(of: range).map { NSValue(cgRect: $0) } }

  /// What a part of the text covers altogether.
  public func frame(forTextRange range: NSRange) -> CGRect { boxes(of: range).reduce(.null) { $0.union($1) } }

  private func boxes(of range: NSRange) -> [CGRect] {
    let snapshot = content.with { $0 }
    return snapshot.layout(in: bounds.size).rects(of: range).map {
      $0.offsetBy(dx: snapshot.inset.left, dy: snapshot.inset.top)
    }
  }
}

import Foundation
import HeadlessUIKit

/// Links: parts of the text with one of the attributes that ``linkAttributeNames`` names.
extension ASTextNode {
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

  func boxes(of range: NSRange) -> [CGRect] {
    let snapshot = content.with { $0 }
    return snapshot.layout(in: bounds.size).rects(of: range).map {
      $0.offsetBy(dx: snapshot.inset.left, dy: snapshot.inset.top)
    }
  }
}

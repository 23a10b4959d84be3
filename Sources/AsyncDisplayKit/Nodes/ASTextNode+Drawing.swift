import Foundation
import HeadlessUIKit

/// What drawing text needs to know, taken from the node on main.
final class TextDrawing: NSObject {
  let content: ASTextNode.Content
  let shadow: TextShadow?
  let tint: UIColor?

  init(content: ASTextNode.Content, shadow: TextShadow?, tint: UIColor?) {
    (self.content, self.shadow, self.tint) = (content, shadow, tint)
  }

  func draw(in bounds: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var content = content
    if let tint, let text = content.text { content.text = text.tinted(tint) }
    let origin = CGPoint(x: bounds.minX + content.inset.left, y: bounds.minY + content.inset.top)
    let layout = content.layout(in: bounds.size)
    drawHighlight(of: layout, at: origin, in: context)
    layout.draw(at: origin, in: context, shadow: shadow)
  }

  private func drawHighlight(of layout: TextLayout, at origin: CGPoint, in context: CGContext) {
    guard content.highlightRange.length > 0 else { return }
    context.setFillColor(gray: content.highlightStyle == .light ? 0 : 1, alpha: 0.25)
    for rect in layout.rects(of: content.highlightRange) {
      context.fill(rect.offsetBy(dx: origin.x, dy: origin.y))
    }
  }
}

extension ASTextNode {
  func drawing() -> TextDrawing {
    let shadow = shadowColor.map { color in
      TextShadow(
        offset: shadowOffset, radius: shadowRadius,
        color: UIColor(cgColor: color).withAlphaComponent(color.alpha * shadowOpacity))
    }
    let tint = textColorFollowsTintColor ? tintColor : nil
    return TextDrawing(content: content.with { $0 }, shadow: shadowOpacity > 0 ? shadow : nil, tint: tint)
  }
}

extension NSAttributedString {
  /// In another colour wherever the text has none of its own.
  fileprivate func tinted(_ color: UIColor) -> NSAttributedString {
    let tinted = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.foregroundColor, in: all, options: []) { value, range, _ in
      if value == nil { tinted.addAttributes([.foregroundColor: color], range: range) }
    }
    return tinted
  }
}

import Foundation
import HeadlessUIKit

/// Is told of links in text, and of what stands for text without room. All on main. Nobody presses long here: only the methods on tapping
/// and highlighting are called.
public protocol ASTextNodeDelegate: AnyObject {
  func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint, textRange: NSRange)
  func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange)
  func textNodeTappedTruncationToken(_ textNode: ASTextNode)
  func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any, at point: CGPoint
  ) -> Bool
  func textNode(
    _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any, at point: CGPoint
  ) -> Bool

  // As earlier versions of the original declare them; with Objective-C they are the same methods. Told where the others are left out.
  func textNode(
    _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!, at point: CGPoint,
    textRange: NSRange)
  func textNodeTappedTruncationToken(_ textNode: ASTextNode!)
  func textNode(
    _ textNode: ASTextNode!, shouldHighlightLinkAttribute attribute: String!, value: Any!, at point: CGPoint
  ) -> Bool
}

extension ASTextNodeDelegate {
  public func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint, textRange: NSRange
  ) {
    let (node, name, value): (ASTextNode?, String?, Any?) = (textNode, attribute, value)
    self.textNode(node, tappedLinkAttribute: name, value: value, at: point, textRange: textRange)
  }
  public func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange
  ) {}
  public func textNodeTappedTruncationToken(_ textNode: ASTextNode) {
    let node: ASTextNode? = textNode
    textNodeTappedTruncationToken(node)
  }
  public func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any, at point: CGPoint
  ) -> Bool {
    let (node, name, value): (ASTextNode?, String?, Any?) = (textNode, attribute, value)
    return self.textNode(node, shouldHighlightLinkAttribute: name, value: value, at: point)
  }
  public func textNode(
    _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any, at point: CGPoint
  ) -> Bool { false }

  public func textNode(
    _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!, at point: CGPoint,
    textRange: NSRange
  ) {}
  public func textNodeTappedTruncationToken(_ textNode: ASTextNode!) {}
  public func textNode(
    _ textNode: ASTextNode!, shouldHighlightLinkAttribute attribute: String!, value: Any!, at point: CGPoint
  ) -> Bool { true }
}

/// Telling the delegate.
extension ASTextNode {
  func tellOfTap(on link: Link, at point: CGPoint) {
    delegate?.textNode(self, tappedLinkAttribute: link.name, value: link.value, at: point, textRange: link.range)
  }

  func tellOfTapOnToken() { delegate?.textNodeTappedTruncationToken(self) }

  /// Whether the delegate lets a link be highlighted; nobody minds if there is none.
  func mayHighlight(_ link: Link, at point: CGPoint) -> Bool {
    delegate?.textNode(self, shouldHighlightLinkAttribute: link.name, value: link.value, at: point) ?? true
  }
}

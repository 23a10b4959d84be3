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

  // As earlier versions of the original declare them; with Objective-C they are the same methods.
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
  ) {}
  public func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange
  ) {}
  public func textNodeTappedTruncationToken(_ textNode: ASTextNode) {}
  public func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any, at point: CGPoint
  ) -> Bool { true }
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

/// Telling the delegate, by either form of a method: it has one of them.
extension ASTextNode {
  func tellOfTap(on link: Link, at point: CGPoint) {
    delegate?.textNode(self, tappedLinkAttribute: link.name, value: link.value, at: point, textRange: link.range)
    let (node, name, value): (ASTextNode?, String?, Any?) = (self, link.name, link.value)
    delegate?.textNode(node, tappedLinkAttribute: name, value: value, at: point, textRange: link.range)
  }

  func tellOfTapOnToken() {
    delegate?.textNodeTappedTruncationToken(self)
    let node: ASTextNode? = self
    delegate?.textNodeTappedTruncationToken(node)
  }

  /// Whether the delegate lets a link be highlighted; nobody minds if there is none.
  func mayHighlight(_ link: Link, at point: CGPoint) -> Bool {
    guard let delegate else { return true }
    let (node, name, value): (ASTextNode?, String?, Any?) = (self, link.name, link.value)
    return delegate.textNode(self, shouldHighlightLinkAttribute: link.name, value: link.value, at: point)
      && delegate.textNode(node, shouldHighlightLinkAttribute: name, value: value, at: point)
  }
}

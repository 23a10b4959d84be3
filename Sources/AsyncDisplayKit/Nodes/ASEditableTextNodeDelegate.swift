import Foundation
import HeadlessUIKit

/// Is told of editing. All on main.
public protocol ASEditableTextNodeDelegate: AnyObject {
  func editableTextNodeShouldBeginEditing(_ editableTextNode: ASEditableTextNode) -> Bool
  func editableTextNodeDidBeginEditing(_ editableTextNode: ASEditableTextNode)
  func editableTextNode(
    _ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func editableTextNodeDidChangeSelection(
    _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange, dueToEditing: Bool)
  func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode)
  func editableTextNodeDidFinishEditing(_ editableTextNode: ASEditableTextNode)
}

extension ASEditableTextNodeDelegate {
  public func editableTextNodeShouldBeginEditing(_ editableTextNode: ASEditableTextNode) -> Bool { true }
  public func editableTextNodeDidBeginEditing(_ editableTextNode: ASEditableTextNode) {}
  public func editableTextNode(
    _ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func editableTextNodeDidChangeSelection(
    _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange, dueToEditing: Bool
  ) {}
  public func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode) {}
  public func editableTextNodeDidFinishEditing(_ editableTextNode: ASEditableTextNode) {}
}

/// Passes on what a text view tells.
final class EditingListener: UITextViewDelegate {
  private weak var node: ASEditableTextNode?
  private var selection = NSRange(location: 0, length: 0)

  init(node: ASEditableTextNode) { self.node = node }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    node.flatMap { node in node.delegate?.editableTextNodeShouldBeginEditing(node) } ?? true
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    if let node { node.delegate?.editableTextNodeDidBeginEditing(node) }
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    guard let node, let delegate = node.delegate else { return true }
    return delegate.editableTextNode(node, shouldChangeTextIn: range, replacementText: text)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    guard let node else { return }
    let old = selection
    selection = textView.selectedRange
    node.delegate?.editableTextNodeDidChangeSelection(
      node, fromSelectedRange: old, toSelectedRange: selection, dueToEditing: true)
  }

  func textViewDidChange(_ textView: UITextView) {
    if let node { node.delegate?.editableTextNodeDidUpdateText(node) }
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    if let node { node.delegate?.editableTextNodeDidFinishEditing(node) }
  }
}

extension [String: Any] {
  /// By the keys that the names are of.
  var keyed: [NSAttributedString.Key: Any] {
    [NSAttributedString.Key: Any](uniqueKeysWithValues: map { (NSAttributedString.Key($0), $1) })
  }
}

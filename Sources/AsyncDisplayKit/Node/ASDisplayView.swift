import HeadlessUIKit

/// The view of a node that was given no block for one, and that does not scroll.
open class _ASDisplayView: UIView {
  static func made(for node: ASDisplayNode) -> UIView {
    UIView.made(by: node.runtime) { _ASDisplayView(frame: .zero) }
  }
}

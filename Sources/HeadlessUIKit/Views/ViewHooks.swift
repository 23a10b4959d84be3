import Foundation

/// What subclasses of ``UIView`` override and what does nothing by itself.
open class ViewHooks: UIResponder {
  /// Places what is in the view. Called in a layout pass, after constraints have.
  open func layoutSubviews() {}

  /// Makes and changes the constraints of the view. Called before a layout pass, where it was asked for and at first.
  open func updateConstraints() {}

  /// Whether the view is of no use without constraints; nothing depends on it here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// How much of the view's rectangle does not count for constraints, from each side, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// ``UIView/layoutMargins`` are others than before.
  open func layoutMarginsDidChange() {}

  /// The view joins or leaves a window; `newWindow` is nil when it leaves.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has joined or left a window.
  open func didMoveToWindow() {}

  /// The view joins or leaves another one.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has joined or left another one.
  open func didMoveToSuperview() {}

  /// A view in this one is hidden now, or is not any more.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  /// Never called here: there are no archives of views.
  open func awakeFromNib() {}
  open func safeAreaInsetsDidChange() {}
  /// Never called here: the traits of views stay as they are.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the view's content into the current context.
  open func draw(_ rect: CGRect) {}
}

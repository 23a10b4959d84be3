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
  /// The view, or what it is in, has another style than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the view's content into the current context.
  open func draw(_ rect: CGRect) {}

  // MARK: What every view does, which only views are here to do

  private var view: UIView? { self as? UIView }
  override var spokenFrame: CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .zero }

  open func addSubview(_ view: UIView) { self.view.map { $0.insertSubview(view, at: $0.subviews.count) } }
  /// Inserts a view, which leaves the one that it was in before. An index beyond the end means the end.
  open func insertSubview(_ view: UIView, at index: Int) { self.view?.put(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { self.view?.put(view, below: sibling) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { self.view?.put(view, above: sibling) }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { view?.exchange(first, with: second) }
  open func bringSubviewToFront(_ view: UIView) {
    if let host = self.view, view.superview === host { host.move(view, to: host.subviews.count - 1) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if let host = self.view, view.superview === host { host.move(view, to: 0) }
  }
  open func removeFromSuperview() { view?.leaveSuperview() }

  /// Lays out now whatever is dirty in this view, after what is dirty above it.
  open func layoutIfNeeded() { view?.layOutNow() }
  /// Makes the view as large as suits it best, keeping its corner.
  open func sizeToFit() { view.map { $0.frame.size = $0.sizeThatFits($0.bounds.size) } }
  /// How far what the system covers reaches into the view from each side, in points: its own where it was set, else what is left of that
  /// of the view above; and what a controller adds to that of its view.
  open var safeAreaInsets: UIEdgeInsets { view?.coveredInsets ?? .zero }

  /// The smallest or largest size that the constraints in the view let it have: ``UIView/layoutFittingCompressedSize`` or
  /// ``UIView/layoutFittingExpandedSize``, or whatever is wanted.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to `targetSize` that the constraints in the view let it have.
  ///
  /// - Parameters:
  ///   - horizontal: how much the wanted width matters beside the constraints.
  ///   - vertical: the same for the height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    view?.sizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical) ?? .zero
  }

  /// Where what counts for constraints is in a frame of the view: less ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open var forFirstBaselineLayout: UIView { view ?? UIView() }
  open var forLastBaselineLayout: UIView { view ?? UIView() }

  /// Never called here: interfaces are built by nobody.
  open func prepareForInterfaceBuilder() {}

  // MARK: As the delegate of the view's layer

  /// Makes the contents of a layer that draws itself.
  open func display(_ layer: CALayer) { layer.drawOwnContents() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer.view === self { draw(layer.bounds) } }
  open func layoutSublayers(of layer: CALayer) { if layer.view === self { view?.layoutPass() } }
  open func layerWillDraw(_ layer: CALayer) {}
  /// Nil: what changes is changed at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

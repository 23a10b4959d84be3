import Foundation

/// The part of a view that says who hears of touches, and how it is drawn.
///
/// A class beside ``UIView`` because only what stands in the body of a class can be overridden.
open class TouchedView: ViewHooks {
  /// Every one of these is a view.
  private var view: UIView { unsafeDowncast(self, to: UIView.self) }

  // MARK: Touches

  /// Nil for none. Others that are set take their place.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { view.recognizers.isEmpty ? nil : view.recognizers }
    set {
      let new = newValue ?? []
      for one in view.recognizers where !new.contains(where: { $0 === one }) { removeGestureRecognizer(one) }
      for one in new where one.view !== view { addGestureRecognizer(one) }
    }
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    view.note(ViewCall.addGestureRecognizer, flags: .byClient)
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = view
    view.recognizers.append(recognizer)
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === view else { return }
    view.recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Has the first responder in this view let go.
  ///
  /// - Parameter force: whether it is not asked.
  /// - Returns: whether nothing in this view is the first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window = view.window, let first = window.firstResponder, first.isIn(view) else { return true }
    if first.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  // MARK: Looks

  open var clipsToBounds: Bool {
    get { view.layer.masksToBounds }
    set { view.layer.masksToBounds = newValue }
  }

  open var isOpaque: Bool {
    get { view.layer.isOpaque }
    set { view.layer.isOpaque = newValue }
  }

  /// All of the view is drawn anew, whatever part is meant.
  open func setNeedsDisplay(_ rect: CGRect) { view.setNeedsDisplay() }

  /// Those of everything, with the nearest style that a view or its controller has for itself.
  open var traitCollection: UITraitCollection {
    var next: UIView? = view
    while let view = next {
      for style in [view.overrideUserInterfaceStyle, view.controller?.overrideUserInterfaceStyle ?? .unspecified]
      where style != .unspecified {
        return UITraitCollection(traitsFrom: [.standard, UITraitCollection(userInterfaceStyle: style)])
      }
      next = view.superview
    }
    return .standard
  }
}

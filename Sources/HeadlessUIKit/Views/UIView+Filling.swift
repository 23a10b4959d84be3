import Foundation

extension UIView {
  /// Puts a view all over this one, where it stays.
  func filling(_ view: UIView, at index: Int) -> UIView {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
    return view
  }

  /// Another view behind the content in the place of one.
  func exchangeBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { _ = filling(new, at: 0) }
  }
}

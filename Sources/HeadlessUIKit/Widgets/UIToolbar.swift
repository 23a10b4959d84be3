import Foundation

/// A bar of items, as one above the keyboard. The items are kept, and pressed by hand: see ``UIBarButtonItem/press()``. Main only.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { for item in items ?? [] { item.belong(to: self) } } }
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
}

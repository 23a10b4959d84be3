import Foundation

/// A view that a collection would use again. Collections of nodes have none: it is shown only by who makes it.
open class UICollectionReusableView: UIView {
  /// Nil: nothing registers a class here.
  public var reuseIdentifier: String? { nil }

  /// Called by nobody.
  open func prepareForReuse() {}
  /// Called by nobody.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view for one item, with a view for its content all over it.
open class UICollectionViewCell: UICollectionReusableView {
  public private(set) lazy var contentView = filling(UIView.made(by: runtime))
  open var isSelected = false
  open var isHighlighted = false
  /// Behind the content.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// Behind the content while the cell is selected; kept only.
  open var selectedBackgroundView: UIView?

  private func filling(_ view: UIView) -> UIView {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

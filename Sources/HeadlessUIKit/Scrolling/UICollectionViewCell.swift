import Foundation

/// A view of a collection that is used again. Collections of nodes have none: there it is shown only by who makes it. Main only.
open class UICollectionReusableView: UIView, ReusableView {
  /// What it was asked for by.
  public internal(set) var reuseIdentifier: String?

  /// The view was used before, and is about to be used again.
  open func prepareForReuse() {}
  /// The layout has placed the view; its place and its looks it has already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view for one item, with a view for its content all over it.
open class UICollectionViewCell: UICollectionReusableView {
  public private(set) lazy var contentView = filling(UIView.made(by: runtime), at: subviews.count)
  open var isSelected = false
  open var isHighlighted = false
  /// Behind the content.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
  /// Behind the content while the cell is selected; kept only.
  open var selectedBackgroundView: UIView?

  public required init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

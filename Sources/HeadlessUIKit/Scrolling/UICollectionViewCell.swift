import Foundation

/// A view of a collection that is used again. Collections of nodes have none: there it is shown only by who makes it. Main only.
open class UICollectionReusableView: UIView, ReusableView {
  /// What it was asked for by.
  open internal(set) var reuseIdentifier: String?

  /// The view was used before, and is about to be used again.
  open func prepareForReuse() {}
  /// The layout has placed the view; its place and its looks it has already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Where the view would be if it had a say in how large it is: asked where the layout only has an estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitting(layoutAttributes) }

  /// The layout is about to be another one, and is. Nothing is animated: nobody calls them.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view for one item, with a view for its content all over it.
open class UICollectionViewCell: UICollectionReusableView {
  open internal(set) lazy var contentView = filling(UIView.made(by: runtime), at: subviews.count)
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Behind the content.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
  /// Behind the content while the cell is selected; kept only.
  open var selectedBackgroundView: UIView?
  var parts = ConfiguredParts()

  public required init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content and background as values

  /// What is shown: a view that it makes becomes ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.content }
    set { setContent(newValue) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set { setBackground(newValue) }
  }
  /// Whether both follow the state of the cell by themselves.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }
  /// Called when the state of the cell is another one.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Has ``updateConfiguration(using:)`` called before the next layout.
  open func setNeedsUpdateConfiguration() { setNeedsUpdate() }
  open func updateConfiguration(using state: UICellConfigurationState) { updateByItself(state) }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// What the content needs, if it is held by constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
  }
}

extension UICollectionViewCell: ConfiguredView {
  var shownContent: UIView {
    get { contentView }
    set { contentView = newValue }
  }
  func tellUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}

import Foundation

/// A row of a table of views: a picture, one or two texts, or what a subclass puts into its ``contentView``. Main only.
///
/// Rows of table nodes are nodes, and have none.
open class UITableViewCell: RowEditing, ReusableView {
  /// Who asks a table for a cell by this name may get one that was used before.
  open var reuseIdentifier: String? { nameOfReuse }
  private let nameOfReuse: String?
  let style: CellStyle
  /// What a subclass puts its own views in; all over this one.
  open internal(set) lazy var contentView = filling(UIView.made(by: runtime), at: subviews.count)
  /// The views of the style, as far as somebody has asked for them.
  private var styleParts = CellParts()
  var parts = ConfiguredParts()

  // What is beside and behind the content: kept only, none of it takes any room.
  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var selectedBackgroundView: UIView?
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  /// Behind the content.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }

  /// - Parameter reuseIdentifier: nil for a cell that is not used again.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, nameOfReuse) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    (style, nameOfReuse) = (.default, nil)
    super.init(coder: coder)
  }

  /// The cell was used before, and is about to be used again.
  open func prepareForReuse() {}

  // MARK: Texts and picture. Each is made when it is asked for

  open var textLabel: UILabel? { part(\.title) { titleOfStyle() } }
  /// Nil in a cell of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : part(\.detail) { detailOfStyle() } }
  open var imageView: UIImageView? { part(\.picture) { UIImageView() } }

  private func part<Part: UIView>(_ path: WritableKeyPath<CellParts, Part?>, _ make: () -> Part) -> Part {
    if let known = styleParts[keyPath: path] { return known }
    let part = UIView.made(by: runtime) { make() }
    styleParts[keyPath: path] = part
    contentView.addSubview(part)
    setNeedsLayout()
    return part
  }

  private func titleOfStyle() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
    if style == .value2 { label.textAlignment = .right }
    return label
  }

  private func detailOfStyle() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .value1 ? 17 : style == .value2 ? 15 : 12)
    if style == .value1 { label.textAlignment = .right }
    return label
  }

  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
    styleParts.place(in: contentView.bounds, style: style)
  }

  /// What the content needs, if it is held by constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, styleParts.height(in: size.width, style: style)))
  }

  // MARK: What the user does

  /// Whether the row is chosen. A table says it by ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { looks.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row. A table says it by ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the user can delete and move rows. A table says it by ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { looks.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var looks = (isSelected: false, isHighlighted: false, isEditing: false)

  open func setSelected(_ selected: Bool, animated: Bool) {
    looks.isSelected = selected
    setNeedsUpdateConfiguration()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    looks.isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    change(to: editing) {
      looks.isEditing = editing
      setNeedsUpdateConfiguration()
    }
  }

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
  /// Called when the state of the cell is another one.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Has ``updateConfiguration(using:)`` called before the next layout.
  open func setNeedsUpdateConfiguration() { setNeedsUpdate() }
  open func updateConfiguration(using state: UICellConfigurationState) { updateByItself(state) }
  /// What suits the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

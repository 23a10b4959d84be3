import Foundation

/// What stands above or below the rows of a section: a title, or a view that is used again for another section. Main only.
open class UITableViewHeaderFooterView: UIView, ReusableView {
  /// Who asks a table for a view by this name may get one that was used before.
  open private(set) var reuseIdentifier: String?
  /// What a subclass puts its own views in; all over this one.
  open internal(set) lazy var contentView = filling(UIView.made(by: runtime), at: subviews.count)
  /// The title. Made when it is asked for.
  open var textLabel: UILabel? { label(0, .boldSystemFont(ofSize: 17)) }
  /// Below the title, in a table of groups. Made when it is asked for.
  open var detailTextLabel: UILabel? { label(1, .systemFont(ofSize: 15)) }
  /// Behind the content.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
  /// Beside the title, in points.
  static let titleMargin: CGFloat = 16
  /// The table made it for a title that it was given, and says how high it is.
  var isTitleOnly = false

  /// - Parameter reuseIdentifier: nil for a view that is not used again.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view was used before, and is about to be used again.
  open func prepareForReuse() {}

  // MARK: Content and background as values

  var parts = ConfiguredParts()
  /// What is shown: a view that it makes becomes ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.content }
    set { setContent(newValue) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set { setBackground(newValue) }
  }
  /// Called when the state of the view is another one.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  open func setNeedsUpdateConfiguration() { setNeedsUpdate() }
  open func updateConfiguration(using state: UIViewConfigurationState) { updateByItself(state) }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedHeaderFooter() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(bounds.height, 28))
  }

  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: Self.titleMargin, dy: 0)
    let height = room.height / CGFloat(max(1, labels.count))
    for (line, label) in labels.sorted(by: { $0.key < $1.key }).map(\.value).enumerated() {
      label.frame = CGRect(x: room.minX, y: CGFloat(line) * height, width: room.width, height: height)
    }
  }

  /// Those that somebody asked for, by their order.
  private var labels: [Int: UILabel] = [:]

  private func label(_ line: Int, _ font: UIFont) -> UILabel {
    if let label = labels[line] { return label }
    let label = UIView.made(by: runtime) { UILabel(frame: .zero) }
    label.font = font
    labels[line] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }
}

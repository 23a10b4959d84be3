import Foundation

/// A button with a title and a picture for each state.
open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close

    public static let roundedRect = ButtonType.system
  }

  struct Look {
    var title: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
    var symbols: UIImage.SymbolConfiguration?
  }

  private var looks: [State: Look] = [:]
  /// Made by the kit, as soon as there is a title or somebody asks.
  open private(set) lazy var titleLabel: UILabel? = made(\.hasLabel) { ButtonTitleLabel(of: self) }
  open private(set) lazy var imageView: UIImageView? = made(\.hasPicture) { UIImageView() }
  // Asking for the views themselves would make them.
  var (hasLabel, hasPicture) = (false, false)
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open private(set) var buttonType = ButtonType.custom
  /// What comes up at a long press. Kept for whoever asks: nobody presses long here.
  open var menu: UIMenu?

  /// What is shown and how it looks, in one value; nil for a button that is told piece by piece.
  open var configuration: Configuration? { didSet { configurationDidChange() } }
  /// Called in place of ``updateConfiguration()``.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration's colours follow the button's state.
  open var automaticallyUpdatesConfiguration = true
  lazy var content = ConfiguredContent(in: runtime)
  /// Nil for a button that is not configured.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : content.subtitleLabel }

  /// Something that the configuration may depend on has changed. To be overridden by who changes it then.
  open func updateConfiguration() {}
  /// Has ``updateConfiguration()`` called before the next layout.
  open func setNeedsUpdateConfiguration() { configurationIsOld() }

  open dynamic override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  open dynamic override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  open dynamic override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let shownConfiguration { content.show(shownConfiguration, in: self) } else { showContent() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks[state, default: Look()].title = title
    contentDidChange()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state, default: Look()].titleColor = color
    setNeedsLayout()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].image = image
    contentDidChange()
  }
  /// Kept for whoever asks: pictures of the system look the same however they are to be drawn.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { looks[state, default: Look()].symbols = configuration }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].background = image
    setNeedsDisplay()
  }

  open func title(for state: State) -> String? { attributedTitle(for: state)?.string }
  open func attributedTitle(for state: State) -> NSAttributedString? { look(\.title, for: state) }
  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, for: state) }
  open func image(for state: State) -> UIImage? { look(\.image, for: state) }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    look(\.symbols, for: state)
  }
  open func backgroundImage(for state: State) -> UIImage? { look(\.background, for: state) }
  /// What a state has none of it has of the normal one.
  private func look<Part>(_ part: KeyPath<Look, Part?>, for state: State) -> Part? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }
  open var currentTitle: String? { title(for: state) }
  override var spokenText: String? { currentTitle ?? configuration?.title }
  override var spokenTraits: UIAccessibilityTraits { .button }
  open dynamic override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The picture beside the title, within the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let shownConfiguration { return content.size(of: shownConfiguration, in: self) }
    let (text, picture) = (titleSize, image(for: state)?.size ?? .zero)
    return CGSize(
      width: text.width + picture.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(text.height, picture.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// In the font of the label, unless the title has one of its own.
  var titleSize: CGSize {
    guard let title = attributedTitle(for: state), title.length > 0 else { return .zero }
    if title.attribute(.font, at: 0, effectiveRange: nil) != nil { return title.size() }
    return title.string.size(withAttributes: [.font: titleLabel?.font ?? UIFont.systemFont(ofSize: 17)])
  }

  /// What is above and below the title where the button is as high as its content.
  var roomAroundTitle: (above: CGFloat, below: CGFloat) {
    let rest = max(0, (image(for: state)?.size.height ?? 0) - titleSize.height) / 2
    return (contentEdgeInsets.top + rest, contentEdgeInsets.bottom + rest)
  }

  open var currentImage: UIImage? { image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Showing

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksDifferent()
  }

  /// The background fills the button.
  open override func draw(_ rect: CGRect) { currentBackgroundImage?.draw(in: backgroundRect(forBounds: bounds)) }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and picture are placed.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placeOfTitle(in: contentRect) }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placeOfImage(in: contentRect) }
}

/// Tells its button of a new font. The button says what it shows.
private final class ButtonTitleLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func invalidateIntrinsicContentSize() {
    button?.invalidateIntrinsicContentSize()
    button?.setNeedsLayout()
  }
}

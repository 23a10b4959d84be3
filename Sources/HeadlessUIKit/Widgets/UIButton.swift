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
  }

  private struct Look {
    var title: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  private var looks: [State: Look] = [:]
  public private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(of: self)
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  public private(set) var buttonType = ButtonType.custom

  /// What is shown and how it looks, in one value; nil for a button that is told piece by piece.
  open var configuration: Configuration? { didSet { configurationDidChange() } }
  /// Called in place of ``updateConfiguration()``.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration's colours follow the button's state.
  open var automaticallyUpdatesConfiguration = true
  lazy var content = ConfiguredContent()
  /// Nil for a button that is not configured.
  public var subtitleLabel: UILabel? { configuration == nil ? nil : content.subtitleLabel }

  /// Something that the configuration may depend on has changed. To be overridden by who changes it then.
  open func updateConfiguration() {}

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if configuration != nil { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let shownConfiguration { content.show(shownConfiguration, in: self) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setTitle(_ title: String?, for state: State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks[state, default: Look()].title = title
    contentDidChange()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { looks[state, default: Look()].titleColor = color }
  open func setImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].image = image
    contentDidChange()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { looks[state, default: Look()].background = image }

  open func title(for state: State) -> String? { attributedTitle(for: state)?.string }
  open func attributedTitle(for state: State) -> NSAttributedString? { look(\.title, for: state) }
  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, for: state) }
  open func image(for state: State) -> UIImage? { look(\.image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { look(\.background, for: state) }
  /// What a state has none of it has of the normal one.
  private func look<Part>(_ part: KeyPath<Look, Part?>, for state: State) -> Part? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }
  open var currentTitle: String? { title(for: state) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The picture beside the title, within the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let shownConfiguration { return content.size(of: shownConfiguration, in: self) }
    let (text, picture) = (titleSize, image(for: state)?.size ?? .zero)
    return CGSize(
      width: text.width + picture.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(text.height, picture.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// In the font of the label, unless the title has one of its own.
  private var titleSize: CGSize {
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
}

/// Tells its button of a new font, though it is not in it.
private final class ButtonTitleLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func invalidateIntrinsicContentSize() { button?.invalidateIntrinsicContentSize() }
}

/// A switch that is on or off.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

/// Says that something takes its time.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case whiteLarge
    case white
    case gray
    case medium = 100
    case large = 101
  }

  open var style: Style
  open var color: UIColor! = UIColor.gray
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false
  private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = CGSize(width: side, height: side)
  }

  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}

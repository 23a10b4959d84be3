import Foundation

/// What the content and the background of a cell are said to be, and whether that is to be said anew.
struct ConfiguredParts {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the state is another one than that which was told last.
  var isDue = true
  /// Behind the content, as the background says.
  var backdrop: BackdropView?
}

/// A view whose content and background can be said in values: a cell, or a header.
protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState
  var parts: ConfiguredParts { get set }
  var configurationState: State { get }
  /// The view for the content, and another one in its place.
  var shownContent: UIView { get set }
  func updateConfiguration(using state: State)
  /// Calls what was given to the view for it.
  func tellUpdateHandler(_ state: State)
}

extension ConfiguredView {
  func setContent(_ configuration: (any UIContentConfiguration)?) {
    parts.content = configuration
    defer { setNeedsLayout() }
    guard let configuration else {
      if shownContent is any UIContentView { exchangeContent(UIView.made(by: runtime)) }
      return
    }
    if let view = shownContent as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      exchangeContent(UIView.made(by: runtime) { configuration.makeContentView() })
    }
  }

  private func exchangeContent(_ view: UIView) {
    let place = subviews.firstIndex(of: shownContent) ?? subviews.count
    shownContent.removeFromSuperview()
    shownContent = filling(view, at: place)
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    parts.background = configuration
    guard let configuration else {
      parts.backdrop?.removeFromSuperview()
      parts.backdrop = nil
      return
    }
    let backdrop = parts.backdrop ?? UIView.made(by: runtime) { BackdropView(frame: .zero) }
    if parts.backdrop == nil { _ = filling(backdrop, at: 0) }
    parts.backdrop = backdrop
    backdrop.show(configuration)
  }

  func setNeedsUpdate() {
    parts.isDue = true
    setNeedsLayout()
  }

  /// Tells of the state before anybody sees the view, or asks how large it is.
  func updateIfNeeded() {
    guard parts.isDue else { return }
    parts.isDue = false
    updateConfiguration(using: configurationState)
  }

  /// What a view does by itself when its state is another one.
  func updateByItself(_ state: State) {
    if parts.updatesContent, let content = parts.content { setContent(content.updated(for: state)) }
    if parts.updatesBackground, let background = parts.background { setBackground(background.updated(for: state)) }
    tellUpdateHandler(state)
  }
}

/// Shows the background of a cell.
final class BackdropView: UIView {
  private var configuration = UIBackgroundConfiguration.clear()
  private lazy var plate = UIView.made(by: runtime)

  func show(_ configuration: UIBackgroundConfiguration) {
    if let old = self.configuration.customView, old !== configuration.customView { old.removeFromSuperview() }
    self.configuration = configuration
    if plate.superview == nil { addSubview(plate) }
    plate.backgroundColor = configuration.shownColor
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.layer.borderWidth = configuration.strokeWidth
    plate.layer.borderColor = (configuration.strokeColor ?? tintColor)?.cgColor
    if let custom = configuration.customView { _ = plate.filling(custom, at: 0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    plate.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
  }
}

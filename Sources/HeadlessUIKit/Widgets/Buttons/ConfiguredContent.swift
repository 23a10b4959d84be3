import Foundation

/// The views of a button that is configured: what is behind, a picture, a title and a line below it.
final class ConfiguredContent {
  var needsUpdate = false
  /// Made by the kit, when a button is configured.
  private lazy var background = own { UIView(frame: .zero) }
  private lazy var indicator = own { UIActivityIndicatorView(style: .medium) }
  private(set) lazy var subtitleLabel = own { UILabel(frame: .zero) }
  private let runtime: HeadlessRuntime

  init(in runtime: HeadlessRuntime) { self.runtime = runtime }

  private func own<View: UIView>(_ make: () -> View) -> View { UIView.made(by: runtime, isObserved: false, make) }

  /// What is shown of a configuration, and how large it is.
  struct Parts {
    var title: CGSize?
    var subtitle: CGSize?
    var image: CGSize?
  }

  func parts(of configuration: UIButton.Configuration) -> Parts {
    Parts(
      title: configuration.styledTitle?.size(), subtitle: configuration.styledSubtitle?.size(),
      image: configuration.showsActivityIndicator ? indicator.intrinsicContentSize : configuration.image?.size)
  }

  func size(of configuration: UIButton.Configuration, in button: UIButton) -> CGSize {
    ConfiguredFrames(configuration, parts(of: configuration), mirrored: button.isMirrored).size
  }

  /// Puts the configuration's content into the views of a button, and those where they belong.
  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    let parts = parts(of: configuration)
    let frames = ConfiguredFrames(configuration, parts, mirrored: button.isMirrored)
      .placed(
        in: button.bounds, horizontal: button.effectiveContentHorizontalAlignment,
        vertical: button.contentVerticalAlignment)
    if let label = button.titleLabel {
      label.lineBreakMode = configuration.titleLineBreakMode
      set(configuration.styledTitle, configuration.titleFont, configuration, on: label)
      place(label, frames.title, in: button)
    }
    subtitleLabel.lineBreakMode = configuration.subtitleLineBreakMode
    set(configuration.styledSubtitle, configuration.subtitleFont, configuration, on: subtitleLabel)
    place(subtitleLabel, frames.subtitle, in: button)
    button.imageView?.image = configuration.image
    button.imageView?.tintColor = configuration.baseForegroundColor
    place(button.imageView, configuration.showsActivityIndicator ? nil : frames.image, in: button)
    if configuration.showsActivityIndicator { indicator.startAnimating() } else { indicator.stopAnimating() }
    place(indicator, configuration.showsActivityIndicator ? frames.image : nil, in: button)
    fill(configuration, in: button)
  }

  private func set(
    _ text: NSAttributedString?, _ font: UIFont, _ configuration: UIButton.Configuration, on label: UILabel
  ) {
    if label.font != font { label.font = font }
    if let color = configuration.baseForegroundColor, label.textColor != color { label.textColor = color }
    if label.attributedText != text { label.attributedText = text }
  }

  private func place(_ view: UIView?, _ frame: CGRect?, in button: UIButton) {
    guard let view else { return }
    guard let frame else { return view.removeFromSuperview() }
    if view.superview !== button { button.addSubview(view) }
    view.isHidden = false
    if view.frame != frame { view.frame = frame }
  }

  private func fill(_ configuration: UIButton.Configuration, in button: UIButton) {
    let look = configuration.background
    let insets = UIEdgeInsets(look.backgroundInsets, mirrored: button.isMirrored)
    background.isUserInteractionEnabled = false
    background.backgroundColor = look.backgroundColor
    background.layer.cornerRadius = configuration.cornerRadius(height: button.bounds.height)
    background.layer.borderColor = (look.strokeColor ?? button.tintColor).cgColor
    background.layer.borderWidth = look.strokeWidth
    // Label and picture are made at the very back.
    if button.subviews.first !== background { button.insertSubview(background, at: 0) }
    background.frame = button.bounds.inset(by: insets)
    for old in background.subviews where old !== look.customView { old.removeFromSuperview() }
    guard let custom = look.customView else { return }
    if custom.superview !== background { background.addSubview(custom) }
    custom.frame = background.bounds
  }

  /// Takes away what a button has only while it is configured.
  func clear(_ button: UIButton) {
    for view in [background, indicator, subtitleLabel] where view.superview === button { view.removeFromSuperview() }
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, mirrored: Bool) {
    self.init(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: mirrored ? insets.leading : insets.trailing)
  }
}

import Foundation

extension UIButton {
  /// A button that looks as it is said, and does something when it is tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  /// A button that does something when it is tapped, and is called as that is.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    if let primaryAction { adopt(primaryAction) }
  }

  private func adopt(_ action: UIAction) {
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  func configurationIsOld() {
    content.needsUpdate = true
    setNeedsLayout()
  }

  func configurationDidChange() {
    if configuration == nil { content.clear(self) }
    contentDidChange()
  }

  func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func updateConfigurationIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    if let configurationUpdateHandler { configurationUpdateHandler(self) } else { updateConfiguration() }
  }

  /// What is shown now; nil for a button that was never configured.
  var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    if shown.attributedTitle == nil { shown.title = title(for: state) }
    shown.image = shown.image ?? image(for: state)
    return automaticallyUpdatesConfiguration ? shown.updated(for: self) : shown
  }
}

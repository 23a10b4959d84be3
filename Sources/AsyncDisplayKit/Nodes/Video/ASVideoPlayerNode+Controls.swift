import Foundation
import HeadlessUIKit

/// What stands on the film.
extension ASVideoPlayerNode {
  static let usualControls: [ASVideoPlayerNodeControlType] = [.playbackButton, .elapsedText, .scrubber, .durationText]

  subscript(control: ASVideoPlayerNodeControlType) -> Any? { player.with { $0.controls[control.rawValue] } }

  /// Those that are asked for and are not there yet. On main.
  func makeControls() {
    if controlsDisabled { return }
    let needed: [Any] = delegate?.videoPlayerNodeNeededDefaultControls(self) ?? Self.usualControls
    for number in needed {
      let rawValue = (number as? NSNumber)?.intValue ?? number as? Int
      let type = rawValue.flatMap(ASVideoPlayerNodeControlType.init) ?? number as? ASVideoPlayerNodeControlType
      guard let type, self[type] == nil else { continue }
      keep(made(type), as: type.rawValue)
    }
    for (name, control) in delegate?.videoPlayerNodeCustomControls(self) ?? [:] where control is ASDisplayNode {
      keep(control, as: name)
    }
    showDuration()
    setNeedsLayout()
  }

  private func keep(_ control: Any, as name: AnyHashable) {
    player.with { $0.controls[name] = control }
    if let node = control as? ASDisplayNode { addSubnode(node) }
  }

  func removeControls() {
    let controls = player.with { player in
      defer { player.controls = [:] }
      return player.controls
    }
    for control in controls.values { (control as? ASDisplayNode)?.removeFromSupernode() }
    setNeedsLayout()
  }

  private func made(_ type: ASVideoPlayerNodeControlType) -> Any {
    switch type {
    case .playbackButton: playbackButton()
    case .elapsedText, .durationText: timeLabel(type)
    case .scrubber: scrubber()
    case .fullScreenButton: fullScreenButton()
    case .flexGrowSpacer: spacer()
    }
  }

  private func playbackButton() -> ASDefaultPlaybackButton {
    let button = ASDefaultPlaybackButton()
    button.style.preferredSize = CGSize(width: 16, height: 22)
    button.tintColor = delegate?.videoPlayerNodePlaybackButtonTint(self) ?? .white
    if isPlaying() { button.buttonType = .pause }
    button.addHandler(forControlEvents: .touchUpInside) { [weak self] _ in self?.videoNode.toggle() }
    return button
  }

  private func fullScreenButton() -> ASButtonNode {
    let button = ASButtonNode()
    button.style.preferredSize = CGSize(width: 16, height: 22)
    button.setImage(delegate?.videoPlayerNodeFullScreenButtonImage(self), for: .normal)
    button.addHandler(forControlEvents: .touchUpInside) { [weak self, weak button] _ in
      if let button { self?.delegate?.didTapFullScreen(button) }
    }
    return button
  }

  private func timeLabel(_ type: ASVideoPlayerNodeControlType) -> ASTextNode {
    let label = ASTextNode()
    label.attributedText = text("00:00", for: type)
    label.truncationMode = .byClipping
    return label
  }

  func spacer() -> ASLayoutSpec {
    let spacer = ASLayoutSpec()
    spacer.style.flexGrow = 1
    return spacer
  }

  private func scrubber() -> ASDisplayNode {
    let node = ASDisplayNode(viewBlock: { [weak self] in self?.slider() ?? UIView() })
    node.style.flexShrink = 1
    return node
  }

  private func slider() -> UISlider {
    let slider = UISlider(frame: .zero)
    if let delegate {
      slider.minimumTrackTintColor = delegate.videoPlayerNodeScrubberMinimumTrackTint(self)
      slider.maximumTrackTintColor = delegate.videoPlayerNodeScrubberMaximumTrackTint(self)
      slider.thumbTintColor = delegate.videoPlayerNodeScrubberThumbTint(self)
      let thumb = delegate.videoPlayerNodeScrubberThumbImage(self)
      if thumb.size != .zero { slider.setThumbImage(thumb, for: .normal) }
    }
    slider.addHandler(for: .touchDown) { [weak self] _ in self?.player.with { $0.isSeeking = true } }
    slider.addHandler(for: [.touchUpInside, .touchUpOutside, .touchCancel]) { [weak self] _ in
      self?.player.with { $0.isSeeking = false }
    }
    slider.addHandler(for: .valueChanged) { [weak self, weak slider] _ in
      if let slider { self?.seek(toTime: CGFloat(slider.value) * 100) }
    }
    return slider
  }

  // MARK: Times

  static var usualAttributes: [AnyHashable: Any] {
    [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12), NSAttributedString.Key.foregroundColor: UIColor.white]
  }

  /// Hours, if there are any, minutes and seconds.
  static func usualText(of time: CMTime) -> String {
    let seconds = time.isNumeric ? max(0, Int(time.seconds)) : 0
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let texts = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
    let hours = seconds < 3600 ? "" : "\(parts[0]):"
    return hours + texts.dropFirst().joined(separator: ":")
  }

  private func text(_ string: String, for type: ASVideoPlayerNodeControlType) -> NSAttributedString {
    let given = delegate?.videoPlayerNodeTimeLabelAttributes(self, timeLabelType: type) ?? Self.usualAttributes
    let named = given.compactMap { name, value -> (NSAttributedString.Key, Any)? in
      if let key = name.base as? NSAttributedString.Key { return (key, value) }
      return (name.base as? String).map { (NSAttributedString.Key($0), value) }
    }
    return NSAttributedString(string: string, attributes: Dictionary(named) { first, _ in first })
  }

  private func show(_ time: CMTime, in type: ASVideoPlayerNodeControlType) {
    guard let label = self[type] as? ASTextNode else { return }
    let told =
      time.isValid
      ? delegate?.videoPlayerNode(self, timeStringForTimeLabelType: type, for: time) ?? Self.usualText(of: time)
      : "00:00"
    label.attributedText = text(told, for: type)
  }

  func showDuration() { show(duration, in: .durationText) }

  func showElapsed(_ seconds: TimeInterval) {
    show(CMTime(seconds: seconds, preferredTimescale: periodicTimeObserverTimescale), in: .elapsedText)
  }

  /// Where the film stands, unless a finger is moving it.
  func show(_ seconds: TimeInterval) {
    if player[\.isSeeking] { return }
    showElapsed(seconds)
    guard let scrubber = self[.scrubber] as? ASDisplayNode, duration.isNumeric, duration > .zero else { return }
    (scrubber.view as? UISlider)?.setValue(Float(seconds / duration.seconds), animated: false)
  }

  // MARK: Waiting

  /// Shown while the film is being prepared. On main.
  func showSpinner(_ isShown: Bool) {
    guard isShown else {
      let old = player.with { player in
        defer { player.spinner = nil }
        return player.spinner
      }
      old?.removeFromSupernode()
      return
    }
    if player[\.spinner] != nil { return }
    let spinner = ASDisplayNode(viewBlock: { [weak self] in self?.spinningView() ?? UIView() })
    spinner.style.preferredSize = CGSize(width: 44, height: 44)
    player.with { $0.spinner = spinner }
    addSubnode(spinner)
    setNeedsLayout()
    (spinner.view as? UIActivityIndicatorView)?.startAnimating()
  }

  private func spinningView() -> UIView {
    let view = UIActivityIndicatorView(style: delegate?.videoPlayerNodeSpinnerStyle(self) ?? .medium)
    view.color = delegate?.videoPlayerNodeSpinnerTint(self) ?? .white
    return view
  }
}

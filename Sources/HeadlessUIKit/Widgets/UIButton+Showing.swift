import Foundation

/// The label and the picture of a button, side by side.
extension UIButton {
  func made<View: UIView>(_ flag: ReferenceWritableKeyPath<UIButton, Bool>, _ make: () -> View) -> View {
    self[keyPath: flag] = true
    let view = UIView.made(by: runtime, isObserved: false, make)
    insertSubview(view, at: 0)
    return view
  }

  /// Gives the label and the picture what there is to be seen in the present state, and places them.
  func showContent() {
    let content = contentRect(forBounds: bounds)
    if let title = styledTitle {
      if titleLabel?.attributedText != title { titleLabel?.attributedText = title }
      show(titleLabel, in: titleRect(forContentRect: content))
    } else if hasLabel {
      titleLabel?.isHidden = true
    }
    if let image = currentImage {
      imageView?.image = buttonType == .system && image.renderingMode == .automatic ? image.asTemplate : image
      show(imageView, in: imageRect(forContentRect: content))
    } else if hasPicture {
      imageView?.isHidden = true
    }
  }

  /// A button that was configured has only that of them in it which there was something to show in.
  private func show(_ view: UIView?, in frame: CGRect) {
    guard let view else { return }
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = frame
    view.isHidden = false
  }

  /// In the font of the label and the colour of the state, unless it has others of its own.
  private var styledTitle: NSAttributedString? {
    guard let title = currentAttributedTitle, title.length > 0 else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = titleLabel?.textAlignment ?? .natural
    let styled = NSMutableAttributedString(
      string: title.string,
      attributes: [
        .font: titleLabel?.font ?? UIFont.systemFont(ofSize: 17), .foregroundColor: currentTitleColor,
        .paragraphStyle: style,
      ])
    title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { attributes, range, _ in
      styled.addAttributes(attributes, range: range)
    }
    return styled
  }

  // MARK: Placing

  func placeOfImage(in content: CGRect) -> CGRect {
    guard let size = currentImage?.size else { return .zero }
    let room = content.inset(by: imageEdgeInsets)
    let rest = min(titleSize.width, max(0, room.width - size.width))
    var place = placed(
      CGSize(width: min(size.width, room.width), height: min(size.height, room.height)), beside: rest, in: room)
    if effectiveContentHorizontalAlignment == .right { place.origin.x -= rest }
    if effectiveContentHorizontalAlignment == .fill { place.size.width = max(0, room.width - rest) }
    return place
  }

  func placeOfTitle(in content: CGRect) -> CGRect {
    let picture = currentImage?.size.width ?? 0
    let room = content.inset(by: titleEdgeInsets)
    let width = min(titleSize.width, max(0, room.width - picture))
    let lines = titleLabel.map {
      $0.numberOfLines == 1 ? titleSize.height : $0.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    var place = placed(
      CGSize(width: width, height: min(lines ?? 0, room.height)), beside: picture, in: room)
    if effectiveContentHorizontalAlignment != .right { place.origin.x += picture }
    return place
  }

  /// - Parameter other: how much room what is beside it takes, in points.
  private func placed(_ size: CGSize, beside other: CGFloat, in room: CGRect) -> CGRect {
    let x =
      switch effectiveContentHorizontalAlignment {
      case .right, .trailing: room.maxX - size.width
      case .center: room.minX + (room.width - size.width - other) / 2
      case .left, .leading, .fill: room.minX
      }
    let y =
      switch contentVerticalAlignment {
      case .center: room.minY + (room.height - size.height) / 2
      case .bottom: room.maxY - size.height
      case .top, .fill: room.minY
      }
    return CGRect(
      x: x, y: y, width: size.width, height: contentVerticalAlignment == .fill ? max(0, room.height) : size.height)
  }
}

extension UIImage {
  fileprivate var asTemplate: UIImage { withRenderingMode(.alwaysTemplate) }
}

import Foundation

/// Where the parts of a configured button are, beside one another.
struct ConfiguredFrames {
  private(set) var title: CGRect?
  private(set) var subtitle: CGRect?
  private(set) var image: CGRect?
  /// Of all of it, insets included.
  private(set) var size: CGSize
  private let insets: UIEdgeInsets

  init(_ configuration: UIButton.Configuration, _ parts: ConfiguredContent.Parts, mirrored: Bool) {
    insets = UIEdgeInsets(configuration.contentInsets, mirrored: mirrored)
    let text = Self.text(configuration, parts, mirrored: mirrored)
    let gap = parts.image != nil && text.size != .zero ? configuration.imagePadding : 0
    let picture = parts.image ?? .zero
    let isStacked = !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    let inner =
      isStacked
      ? CGSize(width: max(text.size.width, picture.width), height: text.size.height + gap + picture.height)
      : CGSize(width: text.size.width + gap + picture.width, height: max(text.size.height, picture.height))
    let isBefore =
      isStacked
      ? configuration.imagePlacement.contains(.top)
      : configuration.imagePlacement.contains(.leading) != mirrored
    let textStart = isBefore ? (isStacked ? picture.height : picture.width) + gap : 0
    let imageStart = isBefore ? 0 : (isStacked ? text.size.height : text.size.width) + gap
    func origin(_ start: CGFloat, _ size: CGSize) -> CGPoint {
      isStacked
        ? CGPoint(x: (inner.width - size.width) / 2, y: start)
        : CGPoint(x: start, y: (inner.height - size.height) / 2)
    }
    let textOrigin = origin(textStart, text.size)
    title = text.title?.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    subtitle = text.subtitle?.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    image = parts.image.map { CGRect(origin: origin(imageStart, $0), size: $0) }
    size = CGSize(
      width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
  }

  /// Title and subtitle, one below the other.
  private static func text(
    _ configuration: UIButton.Configuration, _ parts: ConfiguredContent.Parts, mirrored: Bool
  ) -> (title: CGRect?, subtitle: CGRect?, size: CGSize) {
    let (title, subtitle) = (parts.title ?? .zero, parts.subtitle ?? .zero)
    let gap = parts.title != nil && parts.subtitle != nil ? configuration.titlePadding : 0
    let size = CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    let share = configuration.shareBeforeText(mirrored: mirrored)
    let titleFrame = parts.title.map { CGRect(origin: CGPoint(x: (size.width - $0.width) * share, y: 0), size: $0) }
    let subtitleFrame = parts.subtitle.map {
      CGRect(origin: CGPoint(x: (size.width - $0.width) * share, y: title.height + gap), size: $0)
    }
    return (titleFrame, subtitleFrame, size)
  }

  /// All of it within a button.
  func placed(
    in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
  ) -> ConfiguredFrames {
    let rest = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    let x: CGFloat =
      switch horizontal {
      case .left, .leading: 0
      case .right, .trailing: rest.width
      default: rest.width / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top: 0
      case .bottom: rest.height
      default: rest.height / 2
      }
    var moved = self
    let (dx, dy) = (bounds.minX + x + insets.left, bounds.minY + y + insets.top)
    moved.title = title?.offsetBy(dx: dx, dy: dy)
    moved.subtitle = subtitle?.offsetBy(dx: dx, dy: dy)
    moved.image = image?.offsetBy(dx: dx, dy: dy)
    return moved
  }
}

extension UIButton.Configuration {
  /// How much of what a shorter line leaves free is to the left of it.
  fileprivate func shareBeforeText(mirrored: Bool) -> CGFloat {
    let start: CGFloat = mirrored ? 1 : 0
    switch titleAlignment {
    case .automatic: return imagePlacement.isDisjoint(with: [.top, .bottom]) ? start : 0.5
    case .leading: return start
    case .center: return 0.5
    case .trailing: return 1 - start
    }
  }
}

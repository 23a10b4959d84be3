import Foundation
import HeadlessUIKit

/// What drawing a picture needs to know, taken from the node on main.
final class ImageDrawing: NSObject {
  let content: ASImageNode.Content
  let bounds: CGRect
  let scale: CGFloat
  let mode: UIViewContentMode
  let tint: UIColor?

  init(content: ASImageNode.Content, bounds: CGRect, scale: CGFloat, mode: UIViewContentMode, tint: UIColor?) {
    (self.content, self.bounds, self.scale, self.mode, self.tint) = (content, bounds, scale, mode, tint)
  }

  /// The picture at the size of the node; nil if there is none, or it is no longer wanted.
  func picture(isCancelled: () -> Bool) -> UIImage? {
    guard var image = content.image else { return nil }
    if image.renderingMode == .alwaysTemplate, let tint { image = image.withTintColor(tint) }
    let picture = isCancelled() ? nil : placed(image)
    guard let picture, let modify = content.modification, !isCancelled() else { return picture }
    return modify(picture)
  }

  private func placed(_ image: UIImage) -> UIImage? {
    let size = content.forcedSize == .zero ? bounds.size : content.forcedSize
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    let all = CGRect(origin: .zero, size: size)
    if let color = content.placeholderColor {
      color.setFill()
      UIRectFill(all)
    }
    image.draw(in: PicturePlacing.rect(of: image.size, in: all, mode: mode, crop: content.cropRect))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

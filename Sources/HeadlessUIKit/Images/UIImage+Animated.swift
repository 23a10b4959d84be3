import Foundation

extension UIImage {
  /// Pictures that follow one another. Nothing moves here: the first of them stands for all.
  ///
  /// - Parameter duration: of all together, in seconds; a thirtieth of a second for each if it is 0.
  /// - Returns: nil without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      first.cgImage, scale: first.scale, orientation: first.imageOrientation, renderingMode: first.renderingMode,
      capInsets: first.capInsets, resizingMode: first.resizingMode, images: images,
      duration: duration > 0 ? duration : TimeInterval(images.count) / 30)
  }

  /// The pictures that are called `name` with a number from 0 or 1 on behind it.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let start = UIImage(named: "\(name)0") == nil ? 1 : 0
    let images = (start...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap(\.self)
    return animatedImage(with: Array(images), duration: duration)
  }
}

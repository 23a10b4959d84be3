import Foundation

/// Where a picture is drawn in a rectangle.
package enum PicturePlacing {
  /// - Parameter crop: which part is to be seen where the picture is larger than the rectangle, by its origin from (0, 0) to (1, 1).
  package static func rect(
    of size: CGSize, in bounds: CGRect, mode: UIViewContentMode,
    crop: CGRect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(size, scale: min(across, down), in: bounds, x: 0.5, y: 0.5)
    case .scaleAspectFill:
      return place(size, scale: max(across, down), in: bounds, x: crop.origin.x, y: crop.origin.y)
    case .center: return place(size, in: bounds, x: 0.5, y: 0.5)
    case .top: return place(size, in: bounds, x: 0.5, y: 0)
    case .bottom: return place(size, in: bounds, x: 0.5, y: 1)
    case .left: return place(size, in: bounds, x: 0, y: 0.5)
    case .right: return place(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return place(size, in: bounds, x: 0, y: 0)
    case .topRight: return place(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: return place(size, in: bounds, x: 0, y: 1)
    case .bottomRight: return place(size, in: bounds, x: 1, y: 1)
    }
  }

  /// - Parameters:
  ///   - x: how much of the room that is left, or missing, is on the left side, from 0 to 1.
  ///   - y: and above.
  private static func place(
    _ size: CGSize, scale: CGFloat = 1, in bounds: CGRect, x: CGFloat, y: CGFloat
  ) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y, width: width,
      height: height)
  }
}

import Foundation

extension UIImage {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture upright into a rectangle of the current context, stretched as its caps say.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = cgImage else { return }
    guard capInsets != .zero else { return context.drawUpright(picture, in: rect) }
    for part in parts(of: rect) {
      guard let piece = picture.cropping(to: part.pixels) else { continue }
      context.drawUpright(piece, in: part.place)
    }
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// The nine parts: corners keep their size, edges are stretched along, the middle both ways.
  private func parts(of rect: CGRect) -> [(pixels: CGRect, place: CGRect)] {
    let columns = Self.thirds(size.width, into: rect.minX, rect.width, capInsets.left, capInsets.right)
    let rows = Self.thirds(size.height, into: rect.minY, rect.height, capInsets.top, capInsets.bottom)
    return rows.flatMap { row in
      columns.map { column in
        let pixels = CGRect(
          x: column.from * scale, y: row.from * scale, width: column.length * scale, height: row.length * scale)
        let place = CGRect(x: column.to, y: row.to, width: column.extent, height: row.extent)
        return (pixels, place)
      }
    }
  }

  private typealias Third = (from: CGFloat, length: CGFloat, to: CGFloat, extent: CGFloat)

  /// Caps that do not fit get as much smaller as they have to.
  private static func thirds(
    _ length: CGFloat, into start: CGFloat, _ extent: CGFloat, _ leading: CGFloat, _ trailing: CGFloat
  ) -> [Third] {
    let fit = min(1, extent / max(leading + trailing, .leastNonzeroMagnitude))
    let (first, last) = (leading * fit, trailing * fit)
    let middle = max(0, length - leading - trailing)
    let thirds: [Third] = [
      (0, leading, start, first),
      (leading, middle, start + first, max(0, extent - first - last)),
      (length - trailing, trailing, start + extent - last, last),
    ]
    return thirds.filter { $0.length > 0 && $0.extent > 0 }
  }
}

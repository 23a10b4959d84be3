import Foundation

extension CALayer {
  /// Draws what the layer throws on all that is behind it, in the layer's own coordinates: the shadow of its path, or else of its
  /// background. One without either throws none here, though its contents would elsewhere.
  func renderShadow(in context: CGContext) {
    guard shadowOpacity > 0, throwsShadow, !masksToBounds, let shape = shadowShape else { return }
    let color = shadowColor ?? .black
    let reach = (shadowRadius * 3).rounded(.up)
    let box = shape.boundingBox.insetBy(dx: -reach, dy: -reach)
    guard box.width > 0, box.height > 0, let stencil = CGContext(size: box.size, scale: context.scale) else { return }
    stencil.translateBy(x: -box.minX, y: -box.minY)
    stencil.addPath(shape)
    stencil.fillPath()
    guard let picture = stencil.makeImage() else { return }
    let shadow = picture.stencil(
      in: color.faded(to: CGFloat(min(1, shadowOpacity))), spread: shadowRadius * context.scale)
    let size = CGSize(width: CGFloat(shadow.width) / context.scale, height: CGFloat(shadow.height) / context.scale)
    context.drawUpright(
      shadow, in: CGRect(origin: box.origin, size: size).offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
  }

  private var shadowShape: CGPath? {
    if let shadowPath { return shadowPath }
    return (backgroundColor?.alpha ?? 0) > 0 ? outline() : nil
  }
}

extension CGImage {
  /// The alpha of the picture in one colour, spread as by a Gaussian.
  ///
  /// - Parameter deviation: of the Gaussian, in pixels. Three boxes as wide as it takes come near enough.
  func stencil(in color: CGColor, spread deviation: CGFloat) -> CGImage {
    var cover = pixels.map { Float($0 >> 24) / 255 }
    let reach = Int((((4 * deviation * deviation + 1).squareRoot() - 1) / 2).rounded())
    if reach > 0 {
      let rows = Lines(count: height, distance: width, length: width, step: 1)
      let columns = Lines(count: width, distance: 1, length: height, step: width)
      for lines in [rows, rows, rows, columns, columns, columns] { cover = lines.averaged(cover, within: reach) }
    }
    let alpha = Float(color.alpha)
    let parts = [color.red, color.green, color.blue].map { Float($0) }
    return CGImage(
      width: width, height: height,
      pixels: cover.map { cover in
        parts.reduce(byte(cover * alpha)) { $0 << 8 | byte(cover * alpha * $1) }
      })
  }

  private func byte(_ part: Float) -> UInt32 { UInt32((min(1, max(0, part)) * 255).rounded()) }
}

/// The rows of a picture, or its columns.
private struct Lines {
  let count: Int
  /// From the first of a line to the first of the next, and from one of a line to its next.
  let distance: Int
  let length: Int
  let step: Int

  /// Each value becomes the mean of those within `reach` of it in its line. Beyond the ends there is nothing.
  func averaged(_ values: [Float], within reach: Int) -> [Float] {
    var result = values
    let share = 1 / Float(2 * reach + 1)
    for line in 0..<count {
      let first = line * distance
      var sum: Float = 0
      for place in 0..<min(reach, length) { sum += values[first + place * step] }
      for place in 0..<length {
        if place + reach < length { sum += values[first + (place + reach) * step] }
        if place > reach { sum -= values[first + (place - reach - 1) * step] }
        result[first + place * step] = sum * share
      }
    }
    return result
  }
}

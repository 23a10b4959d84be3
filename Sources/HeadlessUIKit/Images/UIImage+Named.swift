import Foundation

extension UIImage {
  /// A picture that has been registered, or a PNG file of the bundle: `name.png`, or with `@2x` or `@3x` behind the name.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    if let known = NamedImages.shared[name] {
      self.init(
        known.cgImage, scale: known.scale, orientation: known.imageOrientation, renderingMode: known.renderingMode,
        capInsets: known.capInsets, resizingMode: known.resizingMode)
      return
    }
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let files = ["", "@2x", "@3x"].compactMap { scale in
      (bundle ?? .main).path(forResource: plain + scale, ofType: "png")
    }
    guard let file = files.first else { return nil }
    self.init(contentsOfFile: file)
  }

  /// A picture of the system: there are none, so it is an empty square of 20 points.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(CGContext(size: CGSize(width: 20, height: 20), scale: 1)?.makeImage(), scale: 1)
  }

  /// Makes a picture known to ``init(named:in:compatibleWith:)``, as an asset catalogue does; nil forgets it.
  public static func register(_ image: UIImage?, named name: String) { NamedImages.shared[name] = image }
}

private final class NamedImages: @unchecked Sendable {
  static let shared = NamedImages()

  private let lock = NSLock()
  private var images: [String: UIImage] = [:]

  subscript(name: String) -> UIImage? {
    get { lock.withLock { images[name] } }
    set { lock.withLock { images[name] = newValue } }
  }
}

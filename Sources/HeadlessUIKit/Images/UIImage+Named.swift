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
    if let file = files.first {
      self.init(contentsOfFile: file)
    } else {
      guard let standIn = UIImage.standIn else { return nil }
      self.init(standIn.cgImage, scale: standIn.scale)
    }
  }

  /// What stands in for a picture that nobody has registered; nothing if nil.
  package static var standIn: UIImage? {
    get { NamedImages.shared[""] }
    set { NamedImages.shared[""] = newValue }
  }

  /// A picture of the system. There are none, so one square of 20 points stands in for all of them: filled for a name that says so,
  /// else its outline.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name.hasSuffix(".fill") ? Self.filledSymbol : Self.outlinedSymbol, scale: 1)
  }

  private static let filledSymbol = symbol { $0.fill() }
  private static let outlinedSymbol = symbol { $0.stroke() }

  private static func symbol(_ draw: (UIBezierPath) -> Void) -> CGImage? {
    let size = CGSize(width: 20, height: 20)
    let path = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 3), cornerRadius: 3)
    path.lineWidth = 2
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(path) }.cgImage
  }

  /// - Parameter configuration: no picture of the system is there that it could change.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }

  /// - Parameter variableValue: how much of it is filled; no picture of the system is there to be.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name) }

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

extension UIColor {
  /// A colour that has been registered.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let known = NamedColors.shared[name] ?? NamedColors.shared[""] else { return nil }
    self.init(red: known.red, green: known.green, blue: known.blue, alpha: known.alpha)
  }

  /// Makes a colour known to ``init(named:in:compatibleWith:)``, as an asset catalogue does; nil forgets it.
  public static func register(_ color: UIColor?, named name: String) { NamedColors.shared[name] = color }

  /// What stands in for a colour that nobody has registered; nothing if nil.
  package static var standIn: UIColor? {
    get { NamedColors.shared[""] }
    set { NamedColors.shared[""] = newValue }
  }
}

private final class NamedColors: @unchecked Sendable {
  static let shared = NamedColors()

  private let lock = NSLock()
  private var colors: [String: UIColor] = [:]

  subscript(name: String) -> UIColor? {
    get { lock.withLock { colors[name] } }
    set { lock.withLock { colors[name] = newValue } }
  }
}

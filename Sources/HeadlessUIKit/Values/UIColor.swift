import Foundation

/// A colour: red, green, blue and alpha from 0 to 1. Immutable.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private let coreMark = CoreMark.swiftObject
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  /// What is drawn in place of a single colour; set while the colour is made.
  final private(set) var tile: ColorTile?
  /// Says which colour it is for some traits; set while the colour is made.
  final private var provider: ((UITraitCollection) -> UIColor)?

  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Clear.
  public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// - Parameter hue: once around the colours from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(min(place, 4 - place), 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    tile = cgColor.tile
  }

  /// Copies of a picture side by side, from the origin of what is drawn on. Clear for a picture without bitmap, and black to those who ask
  /// for its parts.
  public convenience init(patternImage image: UIImage) {
    self.init(red: 0, green: 0, blue: 0, alpha: image.cgImage == nil ? 0 : 1)
    tile = image.cgImage.map { ColorTile(image: $0, scale: image.scale) }
  }

  /// A colour that depends on traits: on those of the view or node that is drawn, and on the current ones for whoever asks for its parts. Its
  /// ``red`` and so on are those where the interface is light.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.standard).resolvedColor(with: .standard).cgColor)
    provider = dynamicProvider
  }

  /// `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// As the current traits have it.
  open var cgColor: CGColor {
    if provider != nil { return resolvedColor(with: .current).cgColor }
    return tile.map { CGColor(tile: $0, alpha: alpha) } ?? CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool { provider != nil }
  private var current: UIColor { provider == nil ? self : resolvedColor(with: .current) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    color.tile = tile
    color.provider = provider.map { provider in { provider($0).withAlphaComponent(alpha) } }
    return color
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider?(traits).resolvedColor(with: traits) ?? self
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = current
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// - Returns: whether the colour is a grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = current
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = current
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let range = high - low
    let sixth =
      range == 0
      ? 0
      : high == red ? (green - blue) / range : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = high == 0 ? 0 : range / high
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Drawing

  /// Makes this the colour to fill and draw lines with in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: As a value

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha) && tile == other.tile
  }

  open override var hash: Int { [red, green, blue, alpha].hashValue }
  open override var description: String { "rgba(\(red), \(green), \(blue), \(alpha))" }
}

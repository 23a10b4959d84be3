import Foundation

extension UIImage {
  /// Which of several pictures of one name is meant. There is one of each here, so it makes no difference.
  open class Configuration: NSObject {}

  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// How a picture of the system is drawn. None is here, so it makes no difference.
  open class SymbolConfiguration: Configuration {
    /// Nil where nothing says it.
    private let saidSize: CGFloat?
    public let weight: SymbolWeight
    public let scale: SymbolScale
    /// What the parts of the picture are drawn in; none for one colour.
    public let colors: [UIColor]
    /// In points; 17 where nothing says it.
    public var pointSize: CGFloat { saidSize ?? 17 }

    private init(size: CGFloat?, weight: SymbolWeight, scale: SymbolScale, colors: [UIColor]) {
      (saidSize, self.weight, self.scale, self.colors) = (size, weight, scale, colors)
    }

    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) { self.init(size: pointSize, weight: weight, scale: scale, colors: []) }

    public convenience init(scale: SymbolScale) {
      self.init(size: nil, weight: .unspecified, scale: scale, colors: [])
    }

    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight, scale: .unspecified, colors: [])
    }

    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Parts in these colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, weight: .unspecified, scale: .unspecified, colors: paletteColors)
    }

    /// Parts in one colour, each paler than the one before.
    public convenience init(hierarchicalColor: UIColor) { self.init(paletteColors: [hierarchicalColor]) }

    /// What `other` says, and where that says nothing what this one says.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.saidSize ?? saidSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors.isEmpty ? colors : other.colors)
    }
  }

  /// The picture itself.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
}

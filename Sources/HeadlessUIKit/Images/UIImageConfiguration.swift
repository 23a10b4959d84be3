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
    public let pointSize: CGFloat
    public let weight: SymbolWeight
    public let scale: SymbolScale

    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
  }

  /// The picture itself.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
}

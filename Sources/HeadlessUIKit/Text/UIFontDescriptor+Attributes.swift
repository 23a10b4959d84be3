import Foundation

extension UIFontDescriptor {
  /// What a font is asked for by, one by one.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A kind of the system's face. All faces are drawn alike.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public var postscriptName: String { family }
  public var fontAttributes: [AttributeName: Any] { [.family: family, .name: family, .size: pointSize] }
  public func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .traits ? [TraitKey.symbolic: symbolicTraits.rawValue] : fontAttributes[anAttribute]
  }

  /// What is not said is the system's.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(family: "System", pointSize: 0, symbolicTraits: [])
    self.init(plain.addingAttributes(attributes))
  }

  private convenience init(_ other: UIFontDescriptor) {
    self.init(family: other.family, pointSize: other.pointSize, symbolicTraits: other.symbolicTraits)
  }

  /// Of the attributes the family, the size and the traits count, of those the slant and whether the weight is that of a bold font.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let family = (attributes[.family] ?? attributes[.name]) as? String ?? family
    let size = attributes[.size].flatMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat }
    var traits = symbolicTraits
    let wanted = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let weight = Self.number(wanted[.weight]) {
      if weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) } else { traits.remove(.traitBold) }
    }
    if let slant = Self.number(wanted[.slant]), slant > 0 { traits.insert(.traitItalic) }
    if let symbolic = wanted[.symbolic] as? NSNumber { traits = SymbolicTraits(rawValue: symbolic.uint32Value) }
    return UIFontDescriptor(family: family, pointSize: size ?? pointSize, symbolicTraits: traits)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? UIFont.Weight)?.rawValue ?? value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(family: newFamily, pointSize: pointSize, symbolicTraits: symbolicTraits)
  }
  /// Faces are told apart by what they are called after.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    var traits = symbolicTraits
    if newFace.localizedCaseInsensitiveContains("bold") { traits.insert(.traitBold) }
    if newFace.localizedCaseInsensitiveContains("italic") { traits.insert(.traitItalic) }
    return UIFontDescriptor(family: family, pointSize: pointSize, symbolicTraits: traits)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
}

extension UIFontDescriptor.SymbolicTraits {
  public static let traitVertical = Self(rawValue: 1 << 11)
  public static let traitUIOptimized = Self(rawValue: 1 << 12)
  public static let traitTightLeading = Self(rawValue: 1 << 15)
  public static let traitLooseLeading = Self(rawValue: 1 << 16)
}

extension UIFontMetrics {
  /// The font, no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize && maximumPointSize > 0 ? font.withSize(maximumPointSize) : font
  }
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}

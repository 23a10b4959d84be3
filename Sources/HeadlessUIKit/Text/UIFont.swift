import Foundation

/// A font of which only the measures are real, and they are the same on every machine: every character is a square as wide and as high
/// as the font's size. Of that, four fifths are above the baseline (``ascender``) and one fifth below (``descender``); lines are as high
/// as the size, with no leading. Which face it is makes no difference to a layout.
public final class UIFont: NSObject, @unchecked Sendable {
  /// How thick the strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  private let coreMark = CoreMark.swiftObject
  public let fontName: String
  public let familyName: String
  /// The size of the square that a character fills, in points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool

  init(family: String, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    familyName = family
    pointSize = size > 0 && size.isFinite ? size : UIFont.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    let style = (weight.rawValue >= Weight.semibold.rawValue ? "Bold" : "") + (isItalic ? "Italic" : "")
    fontName = style.isEmpty ? family : "\(family)-\(style)"
  }

  /// A font of any name that is not empty: `Bold`, `Italic` and the like at its end count, the face does not.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let isBold = ["bold", "heavy", "black"].contains { style.contains($0) }
    let isItalic = style.contains("italic") || style.contains("oblique")
    self.init(family: String(parts[0]), size: size, weight: isBold ? .bold : .regular, isItalic: isItalic)
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let traits = descriptor.symbolicTraits
    self.init(
      family: descriptor.family, size: size > 0 ? size : descriptor.pointSize,
      weight: traits.contains(.traitBold) ? .bold : .regular, isItalic: traits.contains(.traitItalic))
  }

  // MARK: Measures, in points

  /// Above the baseline: four fifths of the size.
  public var ascender: CGFloat { pointSize * 0.8 }
  /// Below the baseline, a negative number: one fifth of the size.
  public var descender: CGFloat { -pointSize * 0.2 }
  /// From line to line: the size.
  public var lineHeight: CGFloat { pointSize }
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var xHeight: CGFloat { pointSize * 0.5 }

  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18

  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return UIFontDescriptor(family: familyName, pointSize: pointSize, symbolicTraits: traits)
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(family: familyName, size: size, weight: weight, isItalic: isItalic)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension UIFont {
  private static let system = "System"

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(family: system, size: size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: system, size: size, weight: weight)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(family: system, size: size, weight: .bold)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(family: system, size: size, isItalic: true)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: system, size: size, weight: weight)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: "\(system)Mono", size: size, weight: weight)
  }

  /// The font of a text style, at the size that it has by default.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(family: system, size: style.size, weight: style == .headline ? .semibold : .regular)
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// What a piece of text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// In points, where nobody prefers another one.
    var size: CGFloat {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16, .footnote: 13,
        .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }
}

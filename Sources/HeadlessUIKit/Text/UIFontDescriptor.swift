import Foundation

/// What a font is asked for by.
public final class UIFontDescriptor: Hashable, Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let family: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  init(family: String, pointSize: CGFloat, symbolicTraits: SymbolicTraits) {
    (self.family, self.pointSize, self.symbolicTraits) = (family, pointSize, symbolicTraits)
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(family: name, pointSize: size, symbolicTraits: [])
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(family: family, pointSize: pointSize, symbolicTraits: traits)
  }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(family: family, pointSize: size, symbolicTraits: symbolicTraits)
  }

  public static func == (first: UIFontDescriptor, second: UIFontDescriptor) -> Bool {
    first.family == second.family && first.pointSize == second.pointSize
      && first.symbolicTraits == second.symbolicTraits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(pointSize)
  }
}

/// Sizes fonts by the text size that somebody prefers; nobody does here.
public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics()
  private init() {}
  public init(forTextStyle style: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

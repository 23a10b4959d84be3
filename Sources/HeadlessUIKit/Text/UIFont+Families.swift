import Foundation

extension UIFont {
  /// The families that the system's own fonts are of. Fonts of every other family can be made, too.
  public static var familyNames: [String] {
    [systemFont(ofSize: 0), monospacedSystemFont(ofSize: 0, weight: .regular)].map(\.familyName)
  }

  /// The names of a family's fonts, as ``fontName`` gives them: every family has its four styles.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard !familyName.isEmpty else { return [] }
    return [(Weight.regular, false), (.bold, false), (.regular, true), (.bold, true)].map {
      UIFont(family: familyName, size: 0, weight: $0, isItalic: $1).fontName
    }
  }
}

#if !canImport(CoreText)
  /// How long registered fonts are there.
  public enum CTFontManagerScope: UInt32, Hashable, Sendable {
    case none
    case process
    case persistent
    case session
  }

  /// Says whether there is such a file. Fonts of every name can be made without it, and no face is read.
  @discardableResult
  public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
  ) -> Bool { FileManager.default.fileExists(atPath: fontURL.path) }
#endif

import Foundation

extension String {
  /// A text in the user's language: the one that a bundle has for it, or else the text itself.
  ///
  /// - Parameters:
  ///   - locale: makes no difference: nothing is written in other ways elsewhere.
  ///   - comment: for whoever translates it.
  public init(
    localized text: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = (bundle ?? .main).localizedString(forKey: text, value: nil, table: table) }

  /// - Parameter defaultValue: the text if the bundle has none for the key.
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue, table: table) }
}

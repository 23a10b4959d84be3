import Foundation

/// Texts from documents, and back.
extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``NSAttributedString/DocumentType``; else HTML is known by its first tag, and all else is plain.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 if there is none.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of a plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// A text from a document: HTML, or plain text. Other kinds cannot be read here.
  ///
  /// - Parameter dict: gets the kind of the document.
  /// - Throws: an error of Foundation's for data that are no text, and for kinds that cannot be read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let kind = Self.kind(in: options) ?? (text.drop { $0.isWhitespace }.first == "<" ? .html : .plain)
    dict?.pointee = [DocumentAttributeKey.documentType.rawValue: kind.rawValue] as NSDictionary
    switch kind {
    case .html: self.init(attributedString: HTMLReader.text(of: text))
    case .plain:
      let values = options[.defaultAttributes] as? [Key: Any] ?? [:]
      self.init(string: text, attributes: values)
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }

  /// The same for a document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func kind(in options: [DocumentReadingOptionKey: Any]) -> DocumentType? {
    options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) }
  }

  /// A part of the text as a document: plain only.
  ///
  /// - Throws: an error of Foundation's for other kinds.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let kind = dict[.documentType] as? DocumentType ?? .plain
    guard kind == .plain else { throw CocoaError(.fileWriteUnsupportedScheme) }
    return Data(attributedSubstring(from: range).string.utf8)
  }
}

/// How text looks as if it were pressed into paper. Kept only.
extension NSAttributedString {
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// Whether a direction of writing is that of a text within another one, or in place of it.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
  case embedding = 0
  case override = 2
}

// The names that these had before Swift 4.
public let NSDocumentTypeDocumentAttribute = "DocumentType"
public let NSCharacterEncodingDocumentAttribute = "CharacterEncoding"
public let NSHTMLTextDocumentType = NSAttributedString.DocumentType.html.rawValue
public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain.rawValue

extension NSAttributedString {
  /// The same with the names that options had before Swift 4.
  @_disfavoredOverload
  public convenience init(
    data: Data, options: [String: Any], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let named = options.map { (DocumentReadingOptionKey(rawValue: $0.key), $0.value) }
    try self.init(data: data, options: .init(uniqueKeysWithValues: named), documentAttributes: dict)
  }
}

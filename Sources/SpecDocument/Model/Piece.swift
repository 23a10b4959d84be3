/// A stretch of running text that is all of one kind.
///
/// Pieces are what matching works on: entities are decoded, mojibake is repaired, emphasis markers and tags are gone and a soft
/// line wrap is one space. `range` still names the bytes that were read, markup of a code span included.
public struct Piece: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case text
    /// A code span (Markdown backticks or HTML `code`, `tt`, `kbd`, `samp`, `var`). `text` has no backticks.
    case code
    /// Text of a link; code inside a link is `code`.
    case link(url: String)
    /// A mark such as `*` or `[^1]` whose footnote the document has.
    case footnoteMark
  }

  public let kind: Kind
  public let text: String
  public let range: SourceRange
  /// Inside emphasis or strong emphasis, Markdown or HTML.
  public let isEmphasized: Bool
  /// Between the tags of HTML that strike text out: it was said, and is no longer.
  public let isStruckOut: Bool

  public init(
    kind: Kind, text: String, range: SourceRange, isEmphasized: Bool = false, isStruckOut: Bool = false
  ) {
    self.kind = kind
    self.text = text
    self.range = range
    self.isEmphasized = isEmphasized
    self.isStruckOut = isStruckOut
  }
}

extension Sequence where Element == Piece {
  /// The pieces as one line, code between backticks.
  public var joinedText: String {
    map { $0.kind == .code ? "`\($0.text)`" : $0.text }.joined()
  }
}

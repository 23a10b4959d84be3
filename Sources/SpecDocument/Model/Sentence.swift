/// One sentence of running text, a list item or a table cell. Headings, captions and code blocks are none.
public struct Sentence: Hashable, Sendable {
  /// Position in ``Document/sentences``.
  public let index: Int
  /// From the first visible byte, opening markup such as `**` or a backtick included, to just past the last punctuation or closing markup.
  public let range: SourceRange
  /// Index of the section it stands in.
  public let section: Int
  public let pieces: [Piece]
  /// The pieces as one line, code between backticks.
  public let text: String
  /// The exact bytes at `range`.
  public let source: String
  public let place: Place
  /// How many block quotes it is in.
  public let quoteDepth: Int
  /// Marks in it whose footnotes the document has (`*`, `†`, `[^1]`), each once, in order.
  public let footnoteMarks: [String]

  public var isInBlockQuote: Bool { quoteDepth > 0 }

  /// Where in the flow a sentence stands.
  public enum Place: Hashable, Sendable {
    case paragraph
    /// `lead` is the last sentence of the paragraph directly before the list; for a nested list, of the item it is nested in.
    /// `ordinal` counts the items of the list from 1.
    case listItem(list: Int, lead: Int?, ordinal: Int)
    case tableCell(TableCell)
    case quote
    /// A paragraph that explains a mark.
    case footnote(marker: String)
  }

  public init(
    index: Int, range: SourceRange, section: Int, pieces: [Piece], source: String, place: Place, quoteDepth: Int = 0,
    footnoteMarks: [String] = []
  ) {
    self.index = index
    self.range = range
    self.section = section
    self.pieces = pieces
    self.text = pieces.joinedText
    self.source = source
    self.place = place
    self.quoteDepth = quoteDepth
    self.footnoteMarks = footnoteMarks
  }
}

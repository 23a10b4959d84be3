/// Reads a document into its blocks: Markdown by libcmark, raw HTML by libgumbo, both in one flow.
struct OutlineReader {
  let source: SourceText
  private(set) var blocks: [OutlineBlock] = []
  private var lists = 0
  /// How many fragments cut out of HTML are being read inside each other.
  var nesting = 0
  static let maximumNesting = 4

  init(source: SourceText) {
    self.source = source
  }

  /// The blocks of a document, in document order.
  static func read(_ source: SourceText) throws(ParseRefusal) -> [OutlineBlock] {
    var reader = OutlineReader(source: source)
    let whole = MappedText(source: source, from: source.lineStarts[0])
    let text = FrontMatter.region(in: whole).map { whole.removing([$0]) } ?? whole
    let (visible, tree) = reader.removeVerbatim(from: text)
    try reader.read(tree, of: visible, in: Enclosure())
    return reader.blocks.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map(\.element)
  }

  mutating func newList() -> Int {
    lists += 1
    return lists - 1
  }

  mutating func add(_ content: OutlineBlock.Content, _ range: Range<Int>, _ context: Enclosure) {
    blocks.append(OutlineBlock(content: content, range: range, context: context))
  }

  /// Reads bytes on their own as running text, never as blocks.
  func inline(_ text: MappedText, _ range: Range<Int>, unescapingPipes: Bool = false) -> InlineText {
    InlineFragment.read(text, range, unescapingPipes: unescapingPipes)
  }
}

/// The parser would need unreasonable time for this.
struct ParseRefusal: Error {
  let offset: Int
  let what: String
}

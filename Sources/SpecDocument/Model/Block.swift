/// One line of the document's outline, for reports that show a whole document.
public struct Block: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Opens `section`, also when it is a method line.
    case heading(section: Int)
    case paragraph
    /// A paragraph of a list item; `depth` counts from 1.
    case listItem(depth: Int, isOrdered: Bool)
    /// `index` into ``Document/codeBlocks``.
    case code(index: Int)
    case tableRow(isHeader: Bool)
    /// A paragraph in a block quote.
    case quote(depth: Int)
    case rule
    /// A lone "Discussion", "Parameters", "Note:", a parameter's name, a declaration that repeats the section's title.
    case caption(String)
    /// Raw HTML without text.
    case html
  }

  public let kind: Kind
  public let range: SourceRange
  /// Index of the section it stands in; for a heading, the section it opens.
  public let section: Int
  /// Its sentences, as indices into ``Document/sentences``.
  public let sentences: Range<Int>

  public init(kind: Kind, range: SourceRange, section: Int, sentences: Range<Int>) {
    self.kind = kind
    self.range = range
    self.section = section
    self.sentences = sentences
  }
}

/// A fenced, indented or `pre` code block.
public struct CodeBlock: Hashable, Sendable {
  /// With fences or tags.
  public let range: SourceRange
  /// First word of the fence's info string, or the `lang` attribute.
  public let language: String?
  /// The code, fences and common indentation removed.
  public let text: String

  public init(range: SourceRange, language: String?, text: String) {
    self.range = range
    self.language = language
    self.text = text
  }
}

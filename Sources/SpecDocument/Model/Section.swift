/// A heading and what stands under it, up to the next section.
public struct Section: Hashable, Sendable {
  /// What begins a section.
  public enum Opener: String, Hashable, Sendable {
    /// Everything before the first heading; always section 0.
    case preamble
    /// A Markdown or HTML heading.
    case heading
    /// A paragraph that holds only a method name, its signature or a code span: the entries of generated references.
    case methodLine
  }

  /// Position in ``Document/sections``.
  public let index: Int
  /// The section this one is nested in; `nil` for the preamble only.
  public let parent: Int?
  /// 0 for the preamble, 1 to 6 for headings; a method line is one below the heading it stands under.
  public let level: Int
  public let title: [Piece]
  /// Of the title, markers excluded; empty for the preamble.
  public let range: SourceRange
  public let opener: Opener

  /// The title as one line, code between backticks.
  public var titleText: String { title.joinedText }

  public init(index: Int, parent: Int?, level: Int, title: [Piece], range: SourceRange, opener: Opener) {
    self.index = index
    self.parent = parent
    self.level = level
    self.title = title
    self.range = range
    self.opener = opener
  }
}

/// A parsed Markdown text as a flat run of events in document order. The literals of all events share one buffer.
struct MarkdownTree {
  var events: [MarkdownEvent] = []
  var literals: [UInt8] = []

  func literal(of event: MarkdownEvent) -> ArraySlice<UInt8> { literals[event.literal] }

  /// Index of the `leave` that belongs to the `enter` at `index`.
  func leave(of index: Int) -> Int {
    var depth = 0
    for position in index..<events.count {
      switch events[position].phase {
      case .enter: depth += 1
      case .leave: depth -= 1
      case .leaf: continue
      }
      if depth == 0 { return position }
    }
    return events.count - 1
  }
}

/// One step of a walk over the tree.
struct MarkdownEvent {
  enum Phase { case enter, leave, leaf }

  let kind: MarkdownKind
  let phase: Phase
  /// From 1, as libcmark reports them. Lines of blocks are right; columns of inlines are not always, see ``InlineAligner``.
  let startLine: Int
  let startColumn: Int
  let endLine: Int
  /// Text, code, HTML, or the destination of a link.
  let literal: Range<Int>
}

/// Every kind of node that libcmark makes.
enum MarkdownKind: Equatable {
  case document, blockQuote, item, htmlBlock, paragraph, rule
  case list(isOrdered: Bool)
  case codeBlock(info: String)
  case heading(level: Int)
  case text, softBreak, lineBreak, codeSpan, htmlInline, emphasis, strong, link, image
  /// A kind that this version of libcmark has and the reader does not know.
  case unsupported(String)
}

import CCMark
import Foundation

/// The only file that calls libcmark.
enum CommonMark {
  /// Parses Markdown. Never fails: every text is Markdown.
  static func parse(_ bytes: [UInt8]) -> MarkdownTree {
    // SOURCEPOS at parse time: without it 0.30.2 counts lines wrongly after multi-line code spans.
    let document = bytes.withUnsafeBytes { buffer in
      cmark_parse_document(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_SOURCEPOS)
    }
    guard let document else { return MarkdownTree() }
    defer { cmark_node_free(document) }
    return walk(document)
  }

  /// What an entity such as `&copy;` stands for, or its own bytes if it is none.
  static func decodeEntity(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    let tree = parse(Array(raw))
    return tree.events.filter { $0.kind == .text }.flatMap { tree.literal(of: $0) }
  }

  private static func walk(_ document: OpaquePointer) -> MarkdownTree {
    var tree = MarkdownTree()
    guard let iterator = cmark_iter_new(document) else { return tree }
    defer { cmark_iter_free(iterator) }
    while true {
      let step = cmark_iter_next(iterator)
      if step == CMARK_EVENT_DONE { return tree }
      guard let node = cmark_iter_get_node(iterator) else { return tree }
      append(node, entering: step == CMARK_EVENT_ENTER, to: &tree)
    }
  }

  private static func append(_ node: OpaquePointer, entering: Bool, to tree: inout MarkdownTree) {
    let kind = kind(of: node)
    let start = tree.literals.count
    if entering, let literal = literal(of: node, kind) {
      tree.literals.append(contentsOf: UnsafeRawBufferPointer(start: literal, count: strlen(literal)))
    }
    tree.events.append(
      MarkdownEvent(
        kind: kind, phase: phase(kind, entering: entering),
        startLine: Int(cmark_node_get_start_line(node)), startColumn: Int(cmark_node_get_start_column(node)),
        endLine: Int(cmark_node_get_end_line(node)), literal: start..<tree.literals.count))
  }

  private static func phase(_ kind: MarkdownKind, entering: Bool) -> MarkdownEvent.Phase {
    switch kind {
    case .rule, .codeBlock, .htmlBlock, .text, .softBreak, .lineBreak, .codeSpan, .htmlInline: .leaf
    case .document, .blockQuote, .list, .item, .paragraph, .heading, .emphasis, .strong, .link, .image, .unsupported:
      entering ? .enter : .leave
    }
  }

  private static func literal(of node: OpaquePointer, _ kind: MarkdownKind) -> UnsafePointer<CChar>? {
    switch kind {
    case .text, .codeSpan, .htmlInline, .htmlBlock, .codeBlock: cmark_node_get_literal(node)
    case .link, .image: cmark_node_get_url(node)
    case .document, .blockQuote, .list, .item, .paragraph, .heading, .rule, .softBreak, .lineBreak, .emphasis, .strong,
      .unsupported:
      nil
    }
  }

  private static func kind(of node: OpaquePointer) -> MarkdownKind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list(isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST)
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock(info: cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "")
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: .rule
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .codeSpan
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: .unsupported(cmark_node_get_type_string(node).map { String(cString: $0) } ?? "?")
    }
  }
}

/// From raw HTML to blocks: its paragraphs, lists, tables and headings join the flow; text outside of any element that holds only
/// phrases is Markdown again, as when a `<br>` line has swallowed the paragraph under it.
extension OutlineReader {
  mutating func readHTML(_ group: HTMLGroup) throws(ParseRefusal) {
    let text = group.text
    try HTMLDepth.check(text)
    let flow = HTMLFlow(text: text, ends: group.ends, tree: HTMLParser.parse(text.bytes))
    let before = blocks.count
    try read(flow, children: 0, group.context, isFlow: true)
    guard blocks.count == before else { return }
    let end = text.trimmedEnd(0, text.count)
    let start = text.trimmedStart(0, end)
    if start < end { add(.html, text.origin(start)..<text.originEnd(end), group.context) }
  }

  /// `isFlow`: text may hold Markdown blocks; otherwise it is phrases only.
  private mutating func read(_ flow: HTMLFlow, children parent: Int, _ context: Enclosure, isFlow: Bool)
    throws(ParseRefusal)
  {
    var run: HTMLFlow.Run?
    for child in flow.tree.nodes[parent].children {
      let node = flow.tree.nodes[child]
      if node.isBlock {
        if let run { try read(flow, run, context, isFlow: isFlow) }
        run = nil
        try read(flow, block: child, context, isFlow: isFlow)
      } else if node.kind != .comment, !node.extent.isEmpty, !HTMLFlow.skipped.contains(node.name ?? "") {
        // libgumbo moves text out of tables, so a child may lie before its elder sister.
        if let done = run, node.extent.lowerBound < done.range.upperBound {
          try read(flow, done, context, isFlow: isFlow)
          run = nil
        }
        let start = run?.range.lowerBound ?? node.extent.lowerBound
        var nodes = run?.nodes ?? []
        run = nil
        nodes.append(child)
        run = HTMLFlow.Run(range: start..<node.extent.upperBound, nodes: nodes)
      }
    }
    if let run { try read(flow, run, context, isFlow: isFlow) }
  }

  private mutating func read(_ flow: HTMLFlow, block index: Int, _ context: Enclosure, isFlow: Bool)
    throws(ParseRefusal)
  {
    let node = flow.tree.nodes[index]
    let name = node.name ?? ""
    switch name {
    case "ul", "ol", "menu", "dir", "dl": try readList(flow, index, context)
    case "li", "dd", "dt":
      try read(flow, children: index, context.item(1, of: newList(), isOrdered: false), isFlow: false)
    case "table": try readTable(flow, index, context)
    case "blockquote": try read(flow, children: index, context.quoted, isFlow: true)
    case "pre":
      add(
        .code(language: flow.language(of: index), text: flow.tree.textContent(of: index)), flow.sourceRange(of: index),
        context)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let inline = inline(flow.text, flow.inside(index))
      if !inline.isBlank {
        add(.heading(level: Int(name.dropFirst()) ?? 1, inline), flow.sourceRange(of: index), context)
      }
    case "hr": add(.rule, flow.sourceRange(of: index), context)
    case let name where HTMLFlow.skipped.contains(name): break
    case "p", "td", "th", "caption", "figcaption", "summary", "legend", "address":
      try read(flow, children: index, context, isFlow: false)
    default:
      try read(flow, children: index, context, isFlow: isFlow)
    }
  }

  private mutating func readList(_ flow: HTMLFlow, _ index: Int, _ context: Enclosure) throws(ParseRefusal) {
    let list = newList()
    let isOrdered = flow.tree.nodes[index].name == "ol"
    var ordinal = 0
    for child in flow.tree.nodes[index].children {
      switch flow.tree.nodes[child].name {
      case "dd" where ordinal > 0:
        // A term and its description are one item.
        try read(flow, children: child, context.item(ordinal, of: list, isOrdered: isOrdered), isFlow: false)
      case "li", "dd", "dt":
        ordinal += 1
        try read(flow, children: child, context.item(ordinal, of: list, isOrdered: isOrdered), isFlow: false)
      case .some: try read(flow, block: child, context, isFlow: true)
      case nil:
        if case .text = flow.tree.nodes[child].kind {
          try read(flow, HTMLFlow.Run(range: flow.tree.nodes[child].extent, nodes: [child]), context, isFlow: true)
        }
      }
    }
  }

  private mutating func readTable(_ flow: HTMLFlow, _ index: Int, _ context: Enclosure) throws(ParseRefusal) {
    var header: [InlineText] = []
    var spans = RowSpans()
    for (number, row) in flow.rows(of: index).enumerated() {
      let cells = flow.tree.nodes[row].children.filter { ["td", "th"].contains(flow.tree.nodes[$0].name) }
      let texts = spans.row(
        of: cells.map { (inline(flow.text, flow.inside($0)), flow.tree.nodes[$0].attributes["rowspan"]) })
      guard !texts.isEmpty else { continue }
      if number == 0 { header = texts }
      add(.row(TableRow(header: header, cells: texts, isHeader: number == 0)), flow.sourceRange(of: row), context)
    }
  }

  private mutating func read(_ flow: HTMLFlow, _ run: HTMLFlow.Run, _ context: Enclosure, isFlow: Bool)
    throws(ParseRefusal)
  {
    guard !flow.isButtons(run) else { return }
    for part in flow.parts(of: run.range) {
      if isFlow {
        try readFragment(flow.text, part, context)
      } else {
        let inline = inline(flow.text, part)
        let range = flow.text.origin(part.lowerBound)..<flow.text.originEnd(part.upperBound)
        if !inline.isBlank { addParagraph(inline, range, context) }
      }
    }
  }

  /// Markdown in the middle of HTML or under the line of a note, with its own blocks.
  mutating func readFragment(_ text: MappedText, _ range: Range<Int>, _ context: Enclosure)
    throws(ParseRefusal)
  {
    let fragment = MarkdownFragment.text(of: text, range)
    guard nesting < Self.maximumNesting, fragment.count > 0 else { return }
    nesting += 1
    defer { nesting -= 1 }
    try read(CommonMark.parse(fragment.bytes), of: fragment, in: context)
  }
}

/// A parsed group of HTML blocks and what can be asked of it.
struct HTMLFlow {
  let text: MappedText
  /// Where in the text each Markdown block ends.
  let ends: [Int]
  let tree: HTMLTree

  /// Text and inline elements next to each other.
  struct Run {
    var range: Range<Int>
    var nodes: [Int]
  }

  /// Elements whose text is not for readers.
  static let skipped: Set<String> = [
    "script", "style", "head", "title", "template", "svg", "iframe", "textarea", "select", "noscript", "object",
    "video", "audio",
  ]

  func sourceRange(of node: Int) -> Range<Int> {
    let extent = tree.nodes[node].extent
    return text.origin(extent.lowerBound)..<text.originEnd(extent.upperBound)
  }

  /// The bytes between the tags of an element.
  func inside(_ node: Int) -> Range<Int> {
    let children = tree.nodes[node].children.map { tree.nodes[$0].extent }.filter { !$0.isEmpty }
    guard let start = children.map(\.lowerBound).min(), let end = children.map(\.upperBound).max() else { return 0..<0 }
    return start..<end
  }

  func language(of pre: Int) -> String? {
    let code = tree.nodes[pre].children.first { tree.nodes[$0].name == "code" }
    let classes = (tree.nodes[code ?? pre].attributes["class"] ?? "").split(separator: " ")
    return tree.nodes[pre].attributes["lang"]
      ?? classes.first { $0.hasPrefix("language-") }.map { String($0.dropFirst("language-".count)) }
  }

  /// The rows of a table, not those of tables in it.
  func rows(of table: Int) -> [Int] {
    tree.nodes[table].children.flatMap { child -> [Int] in
      switch tree.nodes[child].name {
      case "tr": [child]
      case "thead", "tbody", "tfoot": tree.nodes[child].children.filter { tree.nodes[$0].name == "tr" }
      default: []
      }
    }
  }

  /// A run cut where a Markdown block ended: other blocks stand between the parts.
  func parts(of run: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = run.lowerBound
    var next = ends.isEmpty ? 0 : LineTable.line(of: start, in: ends)
    while next < ends.count, ends[next] < run.upperBound {
      if ends[next] > start { parts.append(start..<ends[next]) }
      start = max(start, ends[next])
      next += 1
    }
    parts.append(start..<run.upperBound)
    return parts.compactMap { part in
      let start = text.trimmedStart(part.lowerBound, part.upperBound)
      let end = text.trimmedEnd(start, part.upperBound)
      return start < end ? start..<end : nil
    }
  }

  /// Whether all text of a run is in links that lead nowhere: the tabs and switches of a page, not prose.
  func isButtons(_ run: Run) -> Bool {
    var found = false
    var pending = run.nodes
    while let next = pending.popLast() {
      let node = tree.nodes[next]
      if node.name == "a", node.attributes["href"] == nil, !node.children.isEmpty {
        found = true
      } else if case .text(let text) = node.kind, !text.allSatisfy(\.isWhitespace) {
        return false
      } else {
        pending.append(contentsOf: node.children)
      }
    }
    return found
  }
}

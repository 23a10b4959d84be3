/// `pre`, `script`, `style` and comments that go on after a blank line, where libcmark ends their HTML block and reads on as Markdown.
///
/// They are taken out of the text before it is read; code among them joins the outline.
extension OutlineReader {
  /// The text without such regions, and its tree.
  mutating func removeVerbatim(from text: MappedText) -> (text: MappedText, tree: MarkdownTree) {
    var text = text
    var tree = CommonMark.parse(text.bytes)
    // What follows a region reads differently once the region is gone, so the text is parsed again until nothing is found.
    for _ in 0..<Self.maximumPasses {
      let regions = VerbatimRegions.find(in: tree, of: text)
      if regions.isEmpty { break }
      for region in regions where region.name == "pre" { addCode(region, text) }
      text = text.removing(regions.map(\.range))
      tree = CommonMark.parse(text.bytes)
    }
    return (text, tree)
  }

  private static var maximumPasses: Int { 32 }

  private mutating func addCode(_ region: VerbatimRegions.Region, _ text: MappedText) {
    let bytes = Array(text.bytes[region.range])
    let html = HTMLFlow(text: text, ends: [], tree: HTMLParser.parse(bytes))
    let pre = html.tree.nodes.indices.first { html.tree.nodes[$0].name == "pre" }
    add(
      .code(language: pre.flatMap { html.language(of: $0) }, text: html.tree.textContent(of: 0)),
      text.origin(region.range.lowerBound)..<text.originEnd(region.range.upperBound), Enclosure())
  }
}

/// Finds regions that begin in an HTML block and end after it.
enum VerbatimRegions {
  struct Region { let name: String; let range: Range<Int> }

  private static let delimiters: [(name: String, open: [UInt8], close: [UInt8])] = [
    ("pre", Array("<pre".utf8), Array("</pre".utf8)), ("script", Array("<script".utf8), Array("</script".utf8)),
    ("style", Array("<style".utf8), Array("</style".utf8)), ("comment", Array("<!--".utf8), Array("-->".utf8)),
  ]

  /// Ordered and apart. Stops after a region that holds a fence: what follows it cannot be trusted before the next parse.
  static func find(in tree: MarkdownTree, of text: MappedText) -> [Region] {
    var regions: [Region] = []
    var endless: Set<String> = []
    for event in tree.events where event.kind == .htmlBlock {
      let block = HTMLBlockLines(event, of: tree, in: text).range
      guard block.lowerBound >= regions.last?.range.upperBound ?? 0 else { continue }
      guard let open = unclosed(in: text.bytes[block]), !endless.contains(open.name) else { continue }
      guard let end = end(of: open.name, in: text.bytes, from: block.upperBound) else {
        endless.insert(open.name)
        continue
      }
      regions.append(Region(name: open.name, range: open.start..<end))
      if holdsFence(text.bytes[open.start..<end]) { break }
    }
    return regions
  }

  private static func unclosed(in block: ArraySlice<UInt8>) -> (name: String, start: Int)? {
    var open: (name: String, start: Int)?
    var position = block.startIndex
    while position < block.endIndex {
      if let name = open?.name {
        if matches(block, position, delimiter(name).close) { open = nil }
      } else if block[position] == .lessThan, let found = delimiters.first(where: { matches(block, position, $0.open) })
      {
        open = (found.name, position)
      }
      position += 1
    }
    return open
  }

  private static func end(of name: String, in bytes: [UInt8], from start: Int) -> Int? {
    let close = delimiter(name).close
    var position = start
    while position < bytes.count {
      if matches(bytes[...], position, close) {
        let last = position + close.count - 1
        return bytes[last...].firstIndex(of: .greaterThan).map { $0 + 1 }
      }
      position += 1
    }
    return nil
  }

  private static func delimiter(_ name: String) -> (name: String, open: [UInt8], close: [UInt8]) {
    delimiters.first { $0.name == name } ?? delimiters[0]
  }

  private static func matches(_ bytes: ArraySlice<UInt8>, _ position: Int, _ wanted: [UInt8]) -> Bool {
    guard position + wanted.count <= bytes.endIndex, bytes[position].lowercased == wanted[0] else { return false }
    for offset in wanted.indices where bytes[position + offset].lowercased != wanted[offset] { return false }
    let next = position + wanted.count
    return wanted.last == .hyphen || wanted.last == .greaterThan || next == bytes.endIndex || !bytes[next].isWord
  }

  private static func holdsFence(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(whereSeparator: \.isNewline).contains { line in
      let content = line.drop(while: \.isBlank)
      return content.starts(with: Array("```".utf8)) || content.starts(with: Array("~~~".utf8))
    }
  }
}

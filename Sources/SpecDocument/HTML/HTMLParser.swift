import CGumbo

/// The only file that calls libgumbo.
enum HTMLParser {
  /// Parses bytes as the content of a `body`. Never fails: every text is HTML.
  static func parse(_ bytes: [UInt8]) -> HTMLTree {
    var options = kGumboDefaultOptions
    options.fragment_context = GUMBO_TAG_BODY
    options.max_errors = 0
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return HTMLTree() }
      guard let output = gumbo_parse_with_options(&options, base, buffer.count) else { return HTMLTree() }
      defer { gumbo_destroy_output(&options, output) }
      return HTMLWalk(base: base, count: buffer.count).tree(from: output.pointee.root)
    }
  }
}

/// Attributes of one tag.
enum HTMLAttributes {
  /// The value of an attribute in the source of a start tag, entities decoded.
  static func value(of name: String, inTag source: String) -> String? {
    HTMLParser.parse(Array(source.utf8)).nodes.dropFirst().first?.attributes[name]
  }
}

/// Copies libgumbo's tree into values.
private struct HTMLWalk {
  let base: UnsafePointer<CChar>
  let count: Int

  func tree(from root: UnsafeMutablePointer<GumboNode>?) -> HTMLTree {
    var tree = HTMLTree()
    var parents = [0]
    var pending: [(node: UnsafeMutablePointer<GumboNode>, parent: Int)] =
      root.map { children(of: $0) }?.reversed().map { ($0, 0) } ?? []
    while let (node, parent) = pending.popLast() {
      let index = tree.nodes.count
      tree.nodes.append(value(of: node))
      parents.append(parent)
      tree.nodes[parent].children.append(index)
      pending.append(contentsOf: children(of: node).reversed().map { ($0, index) })
    }
    for index in tree.nodes.indices.reversed().dropLast() { tree.spread(index, to: parents[index]) }
    return tree
  }

  private func children(of node: UnsafeMutablePointer<GumboNode>) -> [UnsafeMutablePointer<GumboNode>] {
    guard node.pointee.type == GUMBO_NODE_ELEMENT || node.pointee.type == GUMBO_NODE_TEMPLATE else { return [] }
    return pointers(node.pointee.v.element.children).map { $0.assumingMemoryBound(to: GumboNode.self) }
  }

  private func pointers(_ vector: GumboVector) -> [UnsafeMutableRawPointer] {
    guard let data = vector.data else { return [] }
    return (0..<Int(vector.length)).compactMap { data[$0] }
  }

  private func value(of node: UnsafeMutablePointer<GumboNode>) -> HTMLNode {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
      return element(node.pointee.v.element, isCopy: node.pointee.parse_flags.rawValue & Self.copied != 0)
    case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE:
      let text = node.pointee.v.text
      let range = range(of: text.original_text)
      return HTMLNode(kind: .text(text.text.map { String(cString: $0) } ?? ""), start: range, extent: range)
    default:
      let range = range(of: node.pointee.v.text.original_text)
      return HTMLNode(kind: .comment, start: range, extent: range)
    }
  }

  /// Elements that libgumbo made again to mend wrong nesting; their tags are somewhere else in the source.
  private static let copied =
    GUMBO_INSERTION_RECONSTRUCTED_FORMATTING_ELEMENT.rawValue | GUMBO_INSERTION_ADOPTION_AGENCY_CLONED.rawValue

  private func element(_ element: GumboElement, isCopy: Bool) -> HTMLNode {
    let start = isCopy ? 0..<0 : range(of: element.original_tag)
    let end = range(of: element.original_end_tag)
    var node = HTMLNode(kind: .element(name(of: element)), start: start, extent: start)
    if !end.isEmpty { node.extent = (start.isEmpty ? end.lowerBound : start.lowerBound)..<end.upperBound }
    for pointer in pointers(element.attributes) {
      let attribute = pointer.assumingMemoryBound(to: GumboAttribute.self).pointee
      if let name = attribute.name, let value = attribute.value {
        node.attributes[String(cString: name)] = String(cString: value)
      }
    }
    return node
  }

  private func name(of element: GumboElement) -> String {
    if element.tag != GUMBO_TAG_UNKNOWN {
      return gumbo_normalized_tagname(element.tag).map { String(cString: $0) } ?? ""
    }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let data = piece.data else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: piece.length), as: UTF8.self).lowercased()
  }

  private func range(of piece: GumboStringPiece) -> Range<Int> {
    guard let data = piece.data, piece.length > 0 else { return 0..<0 }
    let start = data - base
    guard start >= 0, start + piece.length <= count else { return 0..<0 }
    return start..<start + piece.length
  }
}

extension HTMLTree {
  /// Passes a finished child's extent and blocks on to its parent.
  fileprivate mutating func spread(_ index: Int, to parent: Int) {
    let extent = nodes[index].extent
    nodes[parent].holdsBlock = nodes[parent].holdsBlock || nodes[index].isBlock
    guard !extent.isEmpty else { return }
    let own = nodes[parent].extent
    nodes[parent].extent =
      own.isEmpty ? extent : min(own.lowerBound, extent.lowerBound)..<max(own.upperBound, extent.upperBound)
  }
}

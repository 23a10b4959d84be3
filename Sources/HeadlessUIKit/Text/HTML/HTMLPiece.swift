import CGumbo

/// A text of a page, or an element with what is in it.
indirect enum HTMLPiece {
  case text(String)
  case element(name: String, attributes: [String: String], pieces: [HTMLPiece])

  /// What is in a page. Never fails: every text is HTML. The only function that calls libgumbo.
  static func pieces(of page: String) -> [HTMLPiece] {
    var options = kGumboDefaultOptions
    options.max_errors = 0
    var page = page
    return page.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress, let output = gumbo_parse_with_options(&options, base, text.count) else {
          return []
        }
        defer { gumbo_destroy_output(&options, output) }
        return children(of: output.pointee.root, depth: 0)
      }
    }
  }

  /// What is nested deeper than this is left out.
  private static let greatestDepth = 200

  private static func children(of node: UnsafeMutablePointer<GumboNode>?, depth: Int) -> [HTMLPiece] {
    guard let node, node.pointee.type == GUMBO_NODE_ELEMENT, depth < greatestDepth else { return [] }
    return pointers(node.pointee.v.element.children).compactMap {
      piece($0.assumingMemoryBound(to: GumboNode.self), depth: depth + 1)
    }
  }

  private static func piece(_ node: UnsafeMutablePointer<GumboNode>, depth: Int) -> HTMLPiece? {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT:
      let element = node.pointee.v.element
      let name = gumbo_normalized_tagname(element.tag).map { String(cString: $0) } ?? ""
      return .element(name: name, attributes: attributes(of: element), pieces: children(of: node, depth: depth))
    case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE:
      return node.pointee.v.text.text.map { .text(String(cString: $0)) }
    default: return nil
    }
  }

  private static func attributes(of element: GumboElement) -> [String: String] {
    var found: [String: String] = [:]
    for pointer in pointers(element.attributes) {
      let attribute = pointer.assumingMemoryBound(to: GumboAttribute.self).pointee
      guard let name = attribute.name, let value = attribute.value else { continue }
      found[String(cString: name)] = String(cString: value)
    }
    return found
  }

  private static func pointers(_ vector: GumboVector) -> [UnsafeMutableRawPointer] {
    guard let data = vector.data else { return [] }
    return (0..<Int(vector.length)).compactMap { data[$0] }
  }
}

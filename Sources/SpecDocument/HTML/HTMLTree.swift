/// A parsed HTML fragment. Node 0 is the fragment itself; children come in document order.
struct HTMLTree {
  var nodes: [HTMLNode] = [HTMLNode(kind: .fragment)]

  /// The decoded text of a node and everything in it.
  func textContent(of index: Int) -> String {
    var result = ""
    var pending = [index]
    while let next = pending.popLast() {
      if case .text(let text) = nodes[next].kind { result += text }
      pending.append(contentsOf: nodes[next].children.reversed())
    }
    return result
  }
}

/// A node and the bytes it was read from. Offsets count in the parsed bytes.
struct HTMLNode {
  enum Kind: Equatable {
    case fragment, comment
    case text(String)
    /// With a lowercased name.
    case element(String)
  }

  let kind: Kind
  /// The start tag, the text or the comment; empty for an implied element.
  var start: Range<Int> = 0..<0
  /// Start to end, tags and descendants included; empty if nothing of it is in the source.
  var extent: Range<Int> = 0..<0
  var children: [Int] = []
  /// Has a block element in it, so its text is more than one run.
  var holdsBlock = false
  var attributes: [String: String] = [:]

  var name: String? { if case .element(let name) = kind { name } else { nil } }
  /// Ends a run of text: a known block element, or one that HTML does not know.
  var isBlock: Bool {
    guard let name else { return false }
    return holdsBlock || HTMLNames.block.contains(name) || !HTMLNames.isKnown(name)
  }
}

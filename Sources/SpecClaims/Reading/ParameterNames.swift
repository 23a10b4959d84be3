import SpecDocument

/// Which parameter the sentences of a generated reference describe: those under a lone name that follows the caption "Parameters".
struct ParameterNames {
  private var names: [Int: String] = [:]

  init(_ document: Document) {
    var isOpen = false
    var name: String?
    for block in document.blocks {
      switch block.kind {
      case .heading: (isOpen, name) = (false, nil)
      case .caption("parameters"), .caption("parameter"): (isOpen, name) = (true, nil)
      case .caption(let text) where isOpen && Self.isName(text, in: document, block): name = text
      case .caption: (isOpen, name) = (false, nil)
      case .paragraph, .listItem, .code, .tableRow, .quote, .rule, .html:
        guard let name else { continue }
        for sentence in block.sentences { names[sentence] = name }
      }
    }
  }

  func name(ofSentence index: Int) -> String? { names[index] }

  /// A caption of the reference begins with a capital letter, and is kept in small ones; a name is kept as it is written.
  private static func isName(_ text: String, in document: Document, _ block: Block) -> Bool {
    let start = block.range.startOffset
    guard document.source.bytes.indices.contains(start) else { return false }
    return !UnicodeScalar(document.source.bytes[start]).properties.isUppercase
  }
}

import SpecDocument

/// Which parameter the sentences of a generated reference describe: those under a lone name that follows the caption "Parameters", and those
/// behind a tag (":param handler: …") to the end of its paragraph.
struct ParameterNames {
  private var names: [Int: String] = [:]

  init(_ document: Document) {
    var isOpen = false
    var name: String?
    for block in document.blocks {
      switch block.kind {
      case .heading: (isOpen, name) = (false, nil)
      // First, since a parameter may be called `parameters`.
      case .caption(let text) where isOpen && Self.isName(text, in: document, block): name = text
      case .caption("parameters"), .caption("parameter"): (isOpen, name) = (true, nil)
      case .caption: (isOpen, name) = (false, nil)
      case .paragraph, .listItem, .code, .tableRow, .quote, .rule, .html:
        // Prose under the caption: it is a section of a page, and no list of names.
        if name == nil { isOpen = false }
        var value = name
        for sentence in block.sentences {
          let tagged = DocumentationTag.value(in: document.sentences[sentence].text)
          names[sentence] = tagged?.isLeading == true ? tagged?.name : value
          value = tagged?.name ?? value
        }
      }
    }
  }

  func name(ofSentence index: Int) -> String? { names[index] }

  /// A caption of the reference begins with a capital letter, and is kept in small ones; a name is kept as it is written.
  private static func isName(_ text: String, in document: Document, _ block: Block) -> Bool {
    let bytes = document.source.bytes
    let marks = ["*", "_", "`"].map(UInt8.init(ascii:))
    guard bytes.indices.contains(block.range.startOffset),
      let first = bytes[block.range.startOffset...].first(where: { !marks.contains($0) })
    else { return false }
    return !UnicodeScalar(first).properties.isUppercase
  }
}

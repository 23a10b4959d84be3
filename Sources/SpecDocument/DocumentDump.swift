extension Document {
  /// The whole document as text, one block or sentence a line, with line and column. The same document always gives the same dump.
  ///
  /// ```
  /// # 1 `-layout` 3:1-3:12
  /// paragraph 5:1-5:40
  ///   5:1-5:18 Called on `main`.
  /// ```
  public func dump() -> String {
    blocks.map { block in
      ([head(of: block)] + block.sentences.map { line(of: sentences[$0]) }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func head(of block: Block) -> String {
    switch block.kind {
    case .heading(let index):
      let section = sections[index]
      let marker = section.opener == .methodLine ? "method" : String(repeating: "#", count: section.level)
      return "\(marker) \(section.titleText) \(block.range)" + (section.parent.map { $0 == 0 ? "" : " in \($0)" } ?? "")
    case .paragraph: return "paragraph \(block.range)"
    case .listItem(let depth, let isOrdered): return "\(isOrdered ? "ordered" : "item") depth \(depth) \(block.range)"
    case .code(let index):
      return "code\(codeBlocks[index].language.map { " " + $0 } ?? "") \(block.range)"
    case .tableRow(let isHeader): return "\(isHeader ? "header" : "row") \(block.range)"
    case .quote(let depth): return "quote depth \(depth) \(block.range)"
    case .rule: return "rule \(block.range)"
    case .caption(let text): return "caption \(text) \(block.range)"
    case .html: return "html \(block.range)"
    }
  }

  private func line(of sentence: Sentence) -> String {
    let marks = sentence.footnoteMarks.isEmpty ? "" : " marks \(sentence.footnoteMarks.joined(separator: " "))"
    return "  \(sentence.range) \(sentence.text)\(place(of: sentence))\(marks)"
  }

  private func place(of sentence: Sentence) -> String {
    switch sentence.place {
    case .paragraph, .quote: ""
    case .listItem(let list, let lead, let ordinal):
      " {list \(list) item \(ordinal)\(lead.map { " led by \(sentences[$0].range.start)" } ?? "")}"
    case .tableCell(let cell): " {cell \(cell.column) “\(cell.header)” of “\(cell.caption.joinedText)”}"
    case .footnote(let marker): " {footnote \(marker)}"
    }
  }
}

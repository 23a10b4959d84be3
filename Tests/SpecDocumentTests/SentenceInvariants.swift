import SpecDocument

/// What must hold for the sentences of every document, whatever its text.
struct SentenceInvariants {
  let document: Document

  /// Each broken invariant as a line, empty if all hold.
  var violations: [String] {
    var found: [String] = []
    if document.misalignments != 0 { found.append("\(document.misalignments) misalignments") }
    var end = 0
    for sentence in document.sentences {
      found += violations(of: sentence, after: end)
      end = sentence.range.endOffset
    }
    for block in document.blocks { found += uncovered(block) }
    return found
  }

  private func violations(of sentence: Sentence, after end: Int) -> [String] {
    let range = sentence.range
    let bytes = document.source.bytes
    guard range.startOffset >= end, range.endOffset <= bytes.count, !range.isEmpty else {
      return ["\(range) overlaps or is out of bounds"]
    }
    var found: [String] = []
    let own = bytes[range.startOffset..<range.endOffset]
    if String(validating: own, as: UTF8.self) == nil { found.append("\(range) cuts a character") }
    if sentence.source != document.source.text(in: range) { found.append("\(range) source differs") }
    if isSpace(own.first) || isSpace(own.last) {
      found.append("\(range) has white space at its border: \(sentence.source)")
    }
    if document.source.position(at: range.startOffset) != range.start { found.append("\(range) start differs") }
    if document.source.position(at: range.endOffset) != range.end { found.append("\(range) end differs") }
    if !isSubsequence(letters(sentence.text), of: letters(sentence.source)) {
      found.append("\(range) reads “\(sentence.text)” where the source has “\(sentence.source)”")
    }
    for piece in sentence.pieces {
      if piece.range.startOffset < range.startOffset || piece.range.endOffset > range.endOffset {
        found.append("\(range) does not hold its piece “\(piece.text)” \(piece.range)")
      }
      let visible = letters(document.source.text(in: piece.range))
      if !isSubsequence(letters(piece.text), of: visible) {
        found.append("piece “\(piece.text)” is not at \(piece.range)")
      }
    }
    return found
  }

  /// Letters of a prose block that are in none of its sentences and in no markup.
  private func uncovered(_ block: Block) -> [String] {
    switch block.kind {
    case .paragraph, .listItem, .quote: break
    case .heading, .code, .tableRow, .rule, .caption, .html: return []
    }
    var rest = ""
    var position = block.range.startOffset
    for index in block.sentences {
      rest += text(position, document.sentences[index].range.startOffset) + " "
      position = max(position, document.sentences[index].range.endOffset)
    }
    rest += text(position, max(position, block.range.endOffset))
    let prose = withoutMarkup(rest)
    return prose.contains { $0.isLetter } ? ["\(block.range) has “\(prose)” in no sentence"] : []
  }

  private func text(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: document.source.bytes[start..<end], as: UTF8.self) : ""
  }

  /// Images, tags and decoration lines are no prose.
  private func withoutMarkup(_ text: String) -> String {
    text
      .replacing(/!\[(\\.|[^\[\]]|\[[^\]]*\])*\](\([^)]*\)|\[[^\]]*\])?/, with: "")
      .replacing(/<!--(.|\n)*?-->/, with: "")
      .replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
      .replacing(/\[\s*\]\([^)]*\)/, with: "")
      .replacing(/\[\^[^\]]*\]:?|\[![A-Za-z]+\]|:::[^\n]*|\{[^}\n]*\}/, with: "")
      .replacing(/&[A-Za-z0-9#]+;/, with: "")
      .replacing(/(^|\n)\s*\[[^\]]*\]:[^\n]*/, with: "")
  }

  private func isSpace(_ byte: UInt8?) -> Bool { byte.map { [9, 10, 13, 32].contains($0) } ?? true }

  private func letters(_ text: String) -> [UInt8] {
    text.utf8.filter { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }

  private func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    var next = 0
    for byte in whole where next < part.count && byte == part[next] { next += 1 }
    return next == part.count
  }
}

import SpecDocument

/// A code block that holds one declaration and nothing else, with "This is called once …" behind it: an entry without a heading.
enum DeclarationInFront {
  /// The declared method for each block that goes on about it, until the next code block or heading.
  static func methods(in document: Document) -> [Int: MethodName] {
    var methods: [Int: MethodName] = [:]
    var declared: MethodName?
    var isOpen = false
    for (position, block) in document.blocks.enumerated() {
      switch block.kind {
      case .heading, .rule: declared = nil
      case .code(let index): (declared, isOpen) = (declaration(document.codeBlocks[index].text), false)
      case .paragraph, .listItem, .quote, .caption, .tableRow, .html:
        guard let method = declared, let first = block.sentences.first else { continue }
        if !isOpen, !points(document.sentences[first].text) {
          declared = nil
          continue
        }
        isOpen = true
        methods[position] = method
      }
    }
    return methods
  }

  /// "This is …", "It may …", "Called …": said of what stands above.
  private static func points(_ text: String) -> Bool {
    guard let word = text.split(separator: " ").first.map({ $0.trimmingCharacters(marks: "`*_,") }) else {
      return false
    }
    return ["This", "It", "Called", "Invoked", "Must", "May"].contains(word)
  }

  /// "int fill(tank *tank);": a type, a name and parameters. A call has no type in front of it.
  private static func declaration(_ code: String) -> MethodName? {
    // Most code is longer than that, or does something.
    guard code.utf8.count < 600, !code.utf8.contains(where: { "{}=".utf8.contains($0) }) else { return nil }
    let text = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard text.utf8.count(where: { $0 == UInt8(ascii: ";") }) <= 1, text.hasSuffix(";") || isDeclared(text)
    else { return nil }
    return HeadingReader.declaration([Piece(kind: .text, text: text, range: Self.nowhere)])
  }

  private static let nowhere = SourceRange(
    startOffset: 0, endOffset: 0, start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 1, column: 1))

  /// "func fill(_ tank: Tank)": where no semicolon ends it, a word says that it is one.
  private static func isDeclared(_ text: String) -> Bool {
    text.split(separator: " ").prefix(3).contains { ["func", "fn", "def", "fun", "function"].contains($0) }
  }
}

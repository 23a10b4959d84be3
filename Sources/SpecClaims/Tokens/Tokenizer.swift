import SpecDocument

/// Cuts the pieces of a sentence into tokens. Code spans are atoms; so are method names, dotted paths and message sends that the
/// author did not put into backticks (`-init`, `initWithNode:`, `[super loadView]`), because real guides mix both.
package enum Tokenizer {
  package static func tokens(of pieces: [Piece]) -> [Token] {
    var result: [Token] = []
    for piece in read(pieces) {
      switch piece.kind {
      case .code where ProseInCode.isMeant(by: piece.text, behind: result.last):
        append(tokensOf: piece.text, range: piece.range, to: &result)
      case .code: result.append(Token(kind: .code, text: piece.text, range: piece.range))
      case .footnoteMark: break
      case .text, .link:
        let text =
          result.isEmpty
          ? BracketReference.withoutTopic(piece.text)
          : BracketReference.withoutLabel(piece.text, behind: result.last)
        append(tokensOf: text, range: piece.range, to: &result)
      }
    }
    result = MarkedWord.resolved(MarkedWord.withoutRoles(result.splittingHappensBefore()))
    // Both are about what stands beside code.
    guard result.contains(where: { $0.kind == .code }) else { return result }
    return result.withoutLinkBrackets().joiningPossessives()
  }

  /// As a reader of the page takes them: without what is struck out, and names as code however they are written.
  private static func read(_ pieces: [Piece]) -> [Piece] {
    InterpretedText.resolved(CrossReference.resolved(EmphasizedCall.joined(StruckOutText.removed(from: pieces))))
  }

  package static func tokens(ofText text: String, range: SourceRange) -> [Token] {
    var result: [Token] = []
    append(tokensOf: text, range: range, to: &result)
    return result
  }

  private static func append(tokensOf text: String, range: SourceRange, to result: inout [Token]) {
    for chunk in chunks(of: BracketReference.withoutLabels(straightened(text))) {
      if isPlainWord(chunk) {
        result.append(Token(kind: .word, text: String(chunk), range: range))
      } else {
        result += tokens(ofChunk: chunk, range: range)
      }
    }
  }

  /// Splits at white space, keeping a message send in brackets in one chunk.
  private static func chunks(of text: String) -> [Substring] {
    var result: [Substring] = []
    var start: String.Index?
    var depth = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
      if byte.isASCIISpace && depth == 0 {
        if let begin = start { result.append(text[begin..<index]) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begin = start { result.append(text[begin...]) }
    return depth == 0 ? result : text.split(whereSeparator: \.isWhitespace)
  }

  private static func tokens(ofChunk chunk: Substring, range: SourceRange) -> [Token] {
    var body = chunk
    var before: [Token] = []
    var after: [Token] = []
    while let first = body.first, "(\"'[{".contains(first), !(first == "[" && isAtom(body)) {
      before.append(Token(kind: .mark, text: String(first), range: range))
      body.removeFirst()
    }
    while let last = body.last, isTrailingMark(last, in: body) {
      after.insert(Token(kind: .mark, text: String(last), range: range), at: 0)
      body.removeLast()
    }
    return before + words(of: body, range: range) + after
  }

  private static func isTrailingMark(_ last: Character, in body: Substring) -> Bool {
    switch last {
    case ",", ";", "!", "?", "\"", "'", "}", "*", ".": !(last == "." && isAbbreviation(body))
    case ":": !looksLikeSelector(body)
    case ")": !body.hasSuffix("()") && body.filter({ $0 == "(" }).count < body.filter({ $0 == ")" }).count
    case "]": !isAtom(body)
    default: false
    }
  }

  private static func isAbbreviation(_ body: Substring) -> Bool {
    ["e.g.", "i.e.", "etc.", "vs.", "cf.", "al."].contains(body.lowercased())
  }

  /// `layoutSpecThatFits:`, `-setFoo:`: a selector rather than a word before a colon.
  private static func looksLikeSelector(_ body: Substring) -> Bool {
    guard body.hasSuffix(":") else { return false }
    return MethodName.isWritten(String(body))
  }

  private static func isAtom(_ body: Substring) -> Bool {
    isMessageSend(body) || BracketReference.name(in: body.trimmingTail) != nil
  }

  private static func isMessageSend(_ body: Substring) -> Bool {
    (body.hasPrefix("[") || body.hasPrefix("-[") || body.hasPrefix("+[")) && body.contains("]")
      && body.dropFirst().contains(" ")
  }

  private static func words(of body: Substring, range: SourceRange) -> [Token] {
    if body.isEmpty { return [] }
    let text = String(body)
    if text == "/" || text == "&" || text.allSatisfy({ "-–—".contains($0) }) {
      return [Token(kind: .mark, text: text, range: range)]
    }
    if let dash = body.dropFirst().dropLast().firstIndex(of: "—") {
      return words(of: body[..<dash], range: range) + [Token(kind: .mark, text: "—", range: range)]
        + words(of: body[body.index(after: dash)...], range: range)
    }
    if let reference = BracketReference.name(in: body) {
      return [Token(kind: .code, text: String(reference.name), isPossessive: reference.isPossessive, range: range)]
    }
    if isMessageSend(body) || MethodName.isWritten(text) { return [Token(kind: .code, text: text, range: range)] }
    if text.allSatisfy(\.isNumber) { return [Token(kind: .number, text: text, range: range)] }
    if let pair = Lexicon.contractions[text.lowercased()] {
      return pair.map { Token(kind: .word, text: $0, range: range) }
    }
    if let stem = possessiveStem(of: text) { return [Token(kind: .word, text: stem, isPossessive: true, range: range)] }
    let halves = text.split(separator: "/")
    // "TRY/EXCEPT": words of another language, which mean nothing here.
    if halves.count == 2, text.allSatisfy({ $0.isUppercase || $0 == "/" }), halves.allSatisfy({ $0.count > 2 }) {
      return [Token(kind: .code, text: text, range: range)]
    }
    // "I/O" is one word.
    if halves.count == 2, halves.allSatisfy({ $0.allSatisfy(\.isLetter) }), halves.contains(where: { $0.count > 1 }) {
      return [
        Token(kind: .word, text: String(halves[0]), range: range), Token(kind: .mark, text: "/", range: range),
        Token(kind: .word, text: String(halves[1]), range: range),
      ]
    }
    return [Token(kind: .word, text: text, range: range)]
  }

  private static func possessiveStem(of text: String) -> String? {
    if text.hasSuffix("'s") && text.count > 2 { return String(text.dropLast(2)) }
    if text.hasSuffix("s'") && text.count > 2 { return String(text.dropLast()) }
    return nil
  }
}

extension Substring {
  /// Without the punctuation behind it.
  fileprivate var trimmingTail: Substring {
    var body = self
    while let last = body.last, ".,;:!?)\"'".contains(last) { body.removeLast() }
    return body
  }
}

extension [Token] {
  /// "[`x`]", "[`x`][]": a link whose target is not on the page leaves its brackets in the text.
  fileprivate func withoutLinkBrackets() -> [Token] {
    guard contains(where: { $0.isMark("[") || $0.isMark("]") }) else { return self }
    return indices.filter { index in
      if self[index].isMark("[") { return !(index + 1 < count && self[index + 1].kind == .code) }
      if self[index].isMark("]") { return !(index > 0 && self[index - 1].kind == .code) }
      return true
    }.map { self[$0] }
  }

  /// `node`'s view: the mark of possession stands in the text after a code span; it belongs to the code token.
  fileprivate func joiningPossessives() -> [Token] {
    var result: [Token] = []
    for token in self {
      if let last = result.last, last.kind == .code, token.kind == .word, ["'s", "s"].contains(token.lower),
        token.text.hasPrefix("'")
      {
        result[result.count - 1] = Token(kind: .code, text: last.text, isPossessive: true, range: last.range)
      } else if let mark = result.last, mark.isMark("'") || mark.isMark("\u{2019}"), token.isWord("s"),
        result.count > 1,
        case let named = result[result.count - 2], named.kind == .code
      {
        result.removeLast()
        result[result.count - 1] = Token(kind: .code, text: named.text, isPossessive: true, range: named.range)
      } else {
        result.append(token)
      }
    }
    return result
  }
}

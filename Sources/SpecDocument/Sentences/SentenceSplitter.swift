/// Cuts the text of one block into sentences.
///
/// A sentence ends at `.`, `!`, `?` or an ellipsis, with the quotes and brackets that close behind it, if white space follows and
/// what comes next can begin a sentence. Code is never looked into. A colon or semicolon ends nothing.
struct SentenceSplitter {
  private let inline: InlineText
  private let bytes: [UInt8]
  private var sentences: [Range<Int>] = []
  private var start = 0
  /// Positions of the parentheses that are open inside the sentence.
  private var open: [Int] = []

  private init(_ inline: InlineText) {
    self.inline = inline
    self.bytes = inline.bytes
  }

  /// Positions of each sentence in the text, white space around it excluded.
  static func split(_ inline: InlineText) -> [Range<Int>] {
    var splitter = SentenceSplitter(inline)
    splitter.run()
    return splitter.sentences
  }

  private mutating func run() {
    start = skipSpace(0)
    for (index, run) in inline.runs.enumerated() where !run.style.isCode {
      // "*It is called once.*. It …": the mark behind the first run may have ended the sentence already.
      var position = max(run.start, start)
      while position < inline.runEnd(index) {
        position = visit(position)
      }
    }
    finish(at: bytes.count)
  }

  private mutating func visit(_ position: Int) -> Int {
    switch bytes[position] {
    case .openParenthesis:
      open.append(position)
    case .closeParenthesis:
      open.removeLast(open.isEmpty ? 0 : 1)
    default:
      guard let terminator = Terminator(bytes, at: position) else { return position + 1 }
      let closed = endOfClosers(terminator.end)
      let next = skipSpace(closed)
      if next < bytes.count, next > closed || terminator.needsNoSpace, begins(next, after: terminator, closed) {
        finish(at: closed)
        start = next
        return next
      }
      return max(position + 1, terminator.end)
    }
    return position + 1
  }

  private mutating func finish(at end: Int) {
    var end = end
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    if end > start { sentences.append(start..<end) }
    open = []
  }

  private func skipSpace(_ start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    return position
  }

  /// Over closing quotes and brackets and the footnote marks behind a terminator.
  private func endOfClosers(_ start: Int) -> Int {
    var position = start
    while position < bytes.count, !inline.isCode(at: position) {
      let length = Word.closerLength(bytes, at: position)
      if length > 0 {
        position += length
      } else if bytes[position] == .openBracket, position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "^"),
        let close = bytes[position...].prefix(24).firstIndex(of: .closeBracket)
      {
        position = close + 1
      } else {
        break
      }
    }
    return position
  }

  /// Whether a sentence begins at `next`, given what the one before would end with.
  private func begins(_ next: Int, after terminator: Terminator, _ closed: Int) -> Bool {
    let opening = Word.afterOpeners(bytes, from: next)
    if opening < bytes.count, Word.canNotBegin(bytes[opening]), !inline.isCode(at: opening) { return false }
    let first = opening < bytes.count ? BeginningWord(inline, at: opening) : .other
    guard first.canBegin || (first == .number && !terminator.isEllipsis) else { return false }
    if isInsideParenthesis(terminator, closed) { return false }
    guard terminator.isPeriod else { return true }
    let word = Word.before(terminator.start, in: bytes, notBefore: start)
    if Word.isNumbering(bytes[start..<terminator.start]) { return false }
    switch Abbreviations.kind(of: word) {
    case .always: return false
    case .beforeNumber: return first != .number
    case .maybe: return first.isStarter(in: bytes, at: opening)
    case .none: return first != .number || word.count > 3 || terminator.start != closed - 1
    }
  }

  /// A full stop in a parenthesis that began inside the sentence and ends further on parts nothing.
  private func isInsideParenthesis(_ terminator: Terminator, _ closed: Int) -> Bool {
    let closing = bytes[terminator.end..<closed].count { $0 == .closeParenthesis }
    guard open.dropLast(closing).contains(where: { $0 > start }) else { return false }
    var depth = 1
    for position in closed..<min(bytes.count, closed + 400) where !inline.isCode(at: position) {
      if bytes[position] == .openParenthesis { depth += 1 }
      if bytes[position] == .closeParenthesis { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }
}

/// `.`, `!`, `?`, a run of them, an ellipsis, or a full stop of Chinese or Japanese.
struct Terminator {
  let start: Int
  let end: Int
  /// A single full stop, which an abbreviation may explain.
  let isPeriod: Bool
  let isEllipsis: Bool
  let needsNoSpace: Bool

  init?(_ bytes: [UInt8], at start: Int) {
    self.start = start
    switch bytes[start] {
    case .period, .exclamation, UInt8(ascii: "?"):
      var end = start + 1
      while end < bytes.count, bytes[end] == .period || bytes[end] == .exclamation || bytes[end] == UInt8(ascii: "?") {
        end += 1
      }
      self.end = end
      isPeriod = bytes[start] == .period && end == start + 1
      isEllipsis = bytes[start] == .period && end > start + 1
      needsNoSpace = false
    case 0xE2 where bytes[start...].starts(with: [0xE2, 0x80, 0xA6]):
      (end, isPeriod, isEllipsis, needsNoSpace) = (start + 3, false, true, false)
    case 0xE3 where bytes[start...].starts(with: [0xE3, 0x80, 0x82]):
      (end, isPeriod, isEllipsis, needsNoSpace) = (start + 3, false, false, true)
    case 0xEF
    where bytes[start...].starts(with: [0xEF, 0xBC, 0x81]) || bytes[start...].starts(with: [0xEF, 0xBC, 0x9F]):
      (end, isPeriod, isEllipsis, needsNoSpace) = (start + 3, false, false, true)
    default:
      return nil
    }
  }
}

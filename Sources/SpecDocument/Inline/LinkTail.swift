/// Finds the end of what follows a link's text: `(destination "title")`, `[label]` or nothing.
///
/// libcmark has already decided that there is a link; this only measures it, by the same grammar.
struct LinkTail {
  let bytes: [UInt8]
  let limit: Int
  let quoteDepth: Int

  /// `following` is the literal of the next event: text that begins with what looks like a label is no label.
  func end(after closeBracket: Int, following: ArraySlice<UInt8>) -> Int {
    guard closeBracket < limit else { return limit }
    switch bytes[closeBracket] {
    case .openParenthesis:
      return inlineEnd(closeBracket) ?? closeBracket
    case .openBracket:
      guard let end = labelEnd(closeBracket) else { return closeBracket }
      let isText = end - closeBracket > 2 && following.starts(with: bytes[closeBracket..<end])
      return isText ? closeBracket : end
    default:
      return closeBracket
    }
  }

  private func inlineEnd(_ open: Int) -> Int? {
    var position = skipSpace(open + 1)
    guard let destination = destinationEnd(position) else { return nil }
    position = skipSpace(destination)
    if position > destination, position < limit, let title = titleEnd(position) { position = skipSpace(title) }
    return position < limit && bytes[position] == .closeParenthesis ? position + 1 : nil
  }

  private func destinationEnd(_ start: Int) -> Int? {
    guard start < limit else { return nil }
    if bytes[start] == .lessThan { return delimitedEnd(start, by: .greaterThan) }
    var depth = 0
    var position = start
    while position < limit {
      switch bytes[position] {
      case .backslash where position + 1 < limit && bytes[position + 1].isPunctuation: position += 1
      case .openParenthesis: depth += 1
      case .closeParenthesis where depth == 0: return position
      case .closeParenthesis: depth -= 1
      case let byte where byte <= .space: return depth == 0 ? position : nil
      default: break
      }
      position += 1
    }
    return nil
  }

  private func titleEnd(_ start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): delimitedEnd(start, by: bytes[start])
    case .openParenthesis: delimitedEnd(start, by: .closeParenthesis)
    default: nil
    }
  }

  private func labelEnd(_ open: Int) -> Int? { delimitedEnd(open, by: .closeBracket) }

  private func delimitedEnd(_ open: Int, by close: UInt8) -> Int? {
    var position = open + 1
    while position < limit {
      if bytes[position] == close { return position + 1 }
      position += bytes[position] == .backslash ? 2 : 1
    }
    return nil
  }

  private func skipSpace(_ start: Int) -> Int {
    var position = start
    var newline = false
    while position < limit,
      bytes[position].isWhitespace || (newline && quoteDepth > 0 && bytes[position] == .greaterThan)
    {
      newline = newline || bytes[position].isNewline
      position += 1
    }
    return position
  }
}

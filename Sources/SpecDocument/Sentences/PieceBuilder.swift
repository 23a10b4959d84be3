/// Makes pieces of inline text.
struct PieceBuilder {
  let source: SourceText

  /// The pieces of some positions of a text. None reaches out of `bytes`: a line that is no prose may have cut a code span.
  func pieces(_ range: Range<Int>, of inline: InlineText, within bytes: Range<Int>? = nil) -> [Piece] {
    guard !range.isEmpty else { return [] }
    var pieces: [Piece] = []
    var index = inline.run(at: range.lowerBound)
    while index < inline.runs.count, inline.runs[index].start < range.upperBound {
      let part = max(range.lowerBound, inline.runs[index].start)..<min(range.upperBound, inline.runEnd(index))
      pieces.append(piece(part, inline.runs[index].style, inline, within: bytes))
      index += 1
    }
    return pieces
  }

  /// All pieces of a text, white space around it excluded.
  func pieces(of inline: InlineText) -> [Piece] {
    guard let first = inline.bytes.firstIndex(where: { !$0.isWhitespace }) else { return [] }
    let last = inline.bytes.lastIndex { !$0.isWhitespace } ?? first
    return pieces(first..<last + 1, of: inline)
  }

  private func piece(_ part: Range<Int>, _ style: InlineText.Style, _ inline: InlineText, within bytes: Range<Int>?)
    -> Piece
  {
    var range = Int(inline.starts[part.lowerBound])..<Int(inline.ends[part.upperBound - 1])
    let kind: Piece.Kind
    switch style.kind {
    case .text: kind = .text
    case .footnoteMark: kind = .footnoteMark
    case .link(let url): kind = .link(url: inline.urls[url])
    case .code(let id):
      kind = .code
      range =
        min(
          range.lowerBound, inline.codeRanges[id].lowerBound)..<max(range.upperBound, inline.codeRanges[id].upperBound)
    }
    if let bytes { range = range.clamped(to: bytes) }
    let visible = inline.bytes[part]
    return Piece(
      kind: kind, text: String(decoding: kind == .code ? Array(visible) : collapsed(visible), as: UTF8.self),
      range: source.range(range.lowerBound, range.upperBound), isEmphasized: style.isEmphasized,
      isStruckOut: style.isStruckOut)
  }

  /// Runs of white space as one space.
  private func collapsed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if !byte.isWhitespace { result.append(byte) } else if result.last != .space { result.append(.space) }
    }
    return result
  }
}

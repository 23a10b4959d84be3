/// Marks such as `*` behind a word, and the paragraphs that explain them.
enum Footnotes {
  /// The marker a paragraph begins with and the position of its text: `* We would…`, `† …`, `**) …`, `[^1]: …`, `[2] …`.
  static func definition(_ inline: InlineText) -> (marker: String, text: Int)? {
    guard inline.isPlain(at: 0), let mark = FootnoteMark(in: inline.bytes, at: 0) else { return nil }
    var text = mark.range.upperBound
    let isColon = text < inline.count && inline.bytes[text] == .colon
    if mark.isNamed, !isColon { return nil }
    if isColon, mark.isBracketed { text += 1 }
    if mark.isBracketed, !mark.isNamed, !isColon, text < inline.count, !inline.bytes[text].isWhitespace { return nil }
    while text < inline.count, inline.bytes[text].isWhitespace { text += 1 }
    return text < inline.count ? (mark.marker, text) : nil
  }

  /// Where the text has marks: of these footnotes, or such as stand for nothing else (`[^1]`, `†`, a raised number).
  static func marks(in inline: InlineText, of markers: Set<String>) -> [Range<Int>] {
    let bytes = inline.bytes
    var marks = raised(in: inline)
    var position = 1
    while position < bytes.count {
      guard FootnoteMark.mayBegin(bytes[position]), !inline.isCode(at: position),
        let mark = FootnoteMark(in: bytes, at: position)
      else {
        position += 1
        continue
      }
      let isKnown = markers.contains(mark.marker) || mark.isNamed || mark.isUnmistakable(in: bytes)
      if isKnown, stands(mark, in: inline), !marks.contains(where: { $0.overlaps(mark.range) }) {
        marks.append(mark.range)
      }
      position = max(position + 1, mark.range.upperBound)
    }
    return marks.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Right behind a word, a bracket or code, or behind a space at the end of what is said.
  private static func stands(_ mark: FootnoteMark, in inline: InlineText) -> Bool {
    let bytes = inline.bytes
    let (start, end) = (mark.range.lowerBound, mark.range.upperBound)
    if bytes[start - 1].isWhitespace || mark.isBracketed && !mark.isNamed {
      return bytes[end...].prefix(2).allSatisfy { !$0.isWord && $0 != .openParenthesis }
    }
    return end == bytes.count || !bytes[end].isWord
  }

  /// `<sup>1</sup>` behind anything but a number.
  private static func raised(in inline: InlineText) -> [Range<Int>] {
    inline.runs.indices.compactMap { index in
      let range = inline.runs[index].start..<inline.runEnd(index)
      guard inline.runs[index].style.isRaised, range.lowerBound > 0, (1...3).contains(range.count),
        !(0x30...0x39).contains(inline.bytes[range.lowerBound - 1])
      else { return nil }
      return range
    }
  }

  /// The markers of all definitions in a paragraph: they often stand on lines of their own, without a blank line between.
  static func markers(in inline: InlineText) -> [String] {
    let starts = [0] + inline.wraps.map { $0 + 1 }
    return starts.filter { $0 < inline.count }.compactMap { definition(inline.slice($0..<inline.count))?.marker }
  }
}

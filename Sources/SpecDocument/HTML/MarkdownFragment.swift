/// Prepares text out of the middle of HTML to be parsed as Markdown.
enum MarkdownFragment {
  /// The lines of a range, without common indentation (in HTML it means nothing) and without lines that are only one tag
  /// (libcmark would take such a line as HTML again, and the paragraph under it with it).
  static func text(of text: MappedText, _ range: Range<Int>) -> MappedText {
    let lines = lines(of: text, range)
    let contents = lines.map { text.trimmedStart($0.lowerBound, $0.upperBound)..<$0.upperBound }
    let indents = zip(lines, contents).dropFirst().filter { !$1.isEmpty }.map { $1.lowerBound - $0.lowerBound }
    let common = indents.min() ?? 0
    var builder = MappedTextBuilder()
    for (number, (line, content)) in zip(lines, contents).enumerated() {
      let start = number == 0 ? content.lowerBound : min(line.lowerBound + common, content.lowerBound)
      if !isOneTag(text.bytes[content]) { builder.append(text, start..<line.upperBound) }
      builder.append(.lineFeed, at: text.originEnd(line.upperBound))
    }
    return builder.text
  }

  private static func lines(of text: MappedText, _ range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text.bytes[start..<range.upperBound].firstIndex(where: \.isNewline) ?? range.upperBound
      lines.append(start..<end)
      start = end + 1
      if end + 1 < range.upperBound, text.bytes[end] == .carriageReturn, text.bytes[end + 1] == .lineFeed { start += 1 }
    }
    return lines
  }

  private static func isOneTag(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == .lessThan, let close = line.firstIndex(of: .greaterThan) else { return false }
    guard let next = line.dropFirst().first, next.isLetter || next == UInt8(ascii: "/") else { return false }
    return line[(close + 1)...].allSatisfy(\.isWhitespace)
  }
}

/// Refuses the documents that libcmark 0.30.2 takes minutes for. Both kinds were found by feeding it repeated random markup.
enum ParseCost {
  /// Quotes and lists inside each other. Every open one costs a step for every line of the document.
  static let maximumDepth = 100
  /// Columns before a list marker or quote: indentation nests lists too, two columns a level.
  static let maximumIndent = 300
  /// Image openings times closing brackets in one paragraph: for every link, libcmark walks over all images left open.
  static let maximumBracketWork = 100_000_000

  static func check(_ source: SourceText) throws(ParseRefusal) {
    var images = 0
    var brackets = 0
    for (index, start) in source.lineStarts.enumerated() {
      let end = index + 1 < source.lineStarts.count ? source.lineStarts[index + 1] : source.bytes.count
      let line = source.bytes[start..<end]
      if let what = nesting(of: line) { throw ParseRefusal(offset: start, what: what) }
      if line.allSatisfy(\.isWhitespace) { (images, brackets) = (0, 0) }
      var previous: UInt8 = 0
      for byte in line {
        if byte == .openBracket, previous == .exclamation { images += 1 }
        if byte == .closeBracket { brackets += 1 }
        previous = byte
      }
      if images * brackets > maximumBracketWork {
        throw ParseRefusal(
          offset: start, what: "one paragraph has \(images) image openings and \(brackets) closing brackets")
      }
    }
  }

  private static func nesting(of line: ArraySlice<UInt8>) -> String? {
    var depth = 0
    var position = line.startIndex
    while position < line.endIndex {
      let byte = line[position]
      if byte.isBlank {
        position += 1
      } else if let end = markerEnd(line, at: position) {
        depth += 1
        if position - line.startIndex > maximumIndent, depth == 1 {
          return "a list or quote is indented by more than \(maximumIndent)"
        }
        position = end
      } else {
        break
      }
    }
    guard depth > maximumDepth, !isRule(line) else { return nil }
    return "more than \(maximumDepth) quotes and lists are inside each other"
  }

  /// End of a quote or list marker.
  private static func markerEnd(_ line: ArraySlice<UInt8>, at start: Int) -> Int? {
    if line[start] == .greaterThan { return start + 1 }
    var end = start
    while end < line.endIndex, line[end].isDigit, end - start < 9 { end += 1 }
    guard end < line.endIndex else { return nil }
    let isMarker =
      end > start
      ? line[end] == .period || line[end] == .closeParenthesis
      : line[end] == .hyphen || line[end] == .asterisk || line[end] == UInt8(ascii: "+")
    guard isMarker, end + 1 == line.endIndex || line[end + 1].isWhitespace else { return nil }
    return end + 1
  }

  /// A long thematic break, `- - - -`, nests nothing.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }), first == .hyphen || first == .asterisk else {
      return false
    }
    return line.allSatisfy { $0 == first || $0.isWhitespace }
  }
}

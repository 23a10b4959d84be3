/// YAML between two `---` lines at the very top. Left to libcmark it would be a rule and a heading.
enum FrontMatter {
  /// The region with both fences, or `nil` if the text has none or it never closes.
  static func region(in text: MappedText) -> Range<Int>? {
    guard line(1, of: text) == "---" else { return nil }
    for number in stride(from: 2, through: text.lineStarts.count, by: 1) {
      let content = line(number, of: text)
      if content == "---" || content == "..." { return 0..<text.lineEnd(number) }
      // A blank first line: a thematic break, not front matter.
      if number == 2, content.isEmpty { return nil }
    }
    return nil
  }

  private static func line(_ number: Int, of text: MappedText) -> String {
    let start = text.lineStarts[number - 1]
    return String(decoding: text.bytes[start..<text.trimmedEnd(start, text.lineEnd(number))], as: UTF8.self)
  }
}

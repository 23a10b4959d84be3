/// Lines that documentation tools put into paragraphs and no reader sees: `[!NOTE]`, `:::tip`, `{: .class}`, `!!! note`,
/// `??? tip`.
enum DecorationLines {
  /// The runs of prose lines between them, blank ones left out.
  static func split(_ inline: InlineText) -> [InlineText] {
    if inline.isBlank { return [] }
    guard let first = inline.bytes.first(where: { !$0.isWhitespace }) else { return [] }
    if inline.wraps.isEmpty, !canBegin(first) { return [inline] }
    var parts: [Range<Int>] = []
    var start: Int?
    var lineStart = 0
    for end in inline.wraps + [inline.count] {
      let isDecoration =
        inline.isPlain(at: lineStart) && isDecoration(inline.bytes[lineStart..<end], isFirst: lineStart == 0)
      if isDecoration, let begun = start { parts.append(begun..<lineStart - 1) }
      start = isDecoration ? nil : start ?? lineStart
      lineStart = end + 1
    }
    if let start, start < inline.count { parts.append(start..<inline.count) }
    if parts == [0..<inline.count] { return [inline] }
    return parts.map { inline.slice($0) }.filter { !$0.isBlank }
  }

  private static func canBegin(_ byte: UInt8) -> Bool {
    byte == .openBracket || byte == .colon || byte == UInt8(ascii: "{") || byte == .exclamation
      || byte == UInt8(ascii: "?")
  }

  /// `!!! note`, `??? tip`, `???+ tip`: what is indented below is prose. What holds in a case only stays as it is.
  static func opensNote(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line.drop(while: \.isWhitespace), as: UTF8.self)
    return isNote(text) && !restricts(text)
  }

  private static func isNote(_ text: String) -> Bool {
    ["!!! ", "??? ", "???+ "].contains { text.hasPrefix($0) && text.dropFirst($0.count).first?.isLetter == true }
  }

  private static func isDecoration(_ line: ArraySlice<UInt8>, isFirst: Bool) -> Bool {
    let bytes = line.drop(while: \.isWhitespace)
    guard let first = bytes.first, canBegin(first) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix(":::") || isNote(text) { return !restricts(text) }
    if first == UInt8(ascii: "{") { return isAttributeList(text) }
    return isFirst && text.hasPrefix("[!") && isAdmonition(text.dropFirst(2))
  }

  /// `!!! note "Android"`, `!!! example`, `::: deprecated`: what is below holds there only, or not at all; the line stays in front of it.
  private static func restricts(_ line: String) -> Bool {
    let words = line.lowercased().split { !$0.isLetter }.map(String.init)
    guard let kind = words.first else { return false }
    return ["example", "bug", "failure", "deprecated", "quote"].contains(kind)
      || !Set(words.dropFirst()).isDisjoint(with: [
        "only", "android", "ios", "windows", "linux", "macos", "before", "until", "legacy", "old", "deprecated",
        "removed",
      ])
  }

  /// "NOTE]", "tip]-": "[!active : main-thread]" says something.
  private static func isAdmonition(_ text: Substring) -> Bool {
    let rest = text.drop { $0.isLetter }
    return rest.startIndex > text.startIndex && rest.first == "]"
      && rest.allSatisfy { $0 == "]" || $0.isWhitespace || $0 == "+" || $0 == "-" }
  }

  /// `{: .class}`, `{#anchor}`, `{.class}`, `{style="warning"}`, `{% include x %}`.
  private static func isAttributeList(_ text: String) -> Bool {
    let trimmed = text.reversed().drop { $0.isWhitespace }
    guard trimmed.first == "}" else { return false }
    let body = text.dropFirst()
    guard let first = body.first else { return false }
    if first == ":" || first == "#" || first == "." || first == "%" { return true }
    let name = body.prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    return !name.isEmpty && body.dropFirst(name.count).first == "="
  }
}

/// `{#anchor}` or `{.class}` at the end of a heading.
enum HeadingAttributes {
  static func removed(from inline: InlineText) -> InlineText {
    guard let close = inline.bytes.lastIndex(where: { !$0.isWhitespace }), inline.bytes[close] == UInt8(ascii: "}")
    else { return inline }
    guard let open = inline.bytes[..<close].lastIndex(of: UInt8(ascii: "{")), open > 0, !inline.isCode(at: open) else {
      return inline
    }
    let next = inline.bytes[open + 1]
    guard next == UInt8(ascii: "#") || next == .period || next == .colon else { return inline }
    var end = open
    while end > 0, inline.bytes[end - 1].isWhitespace { end -= 1 }
    return inline.slice(0..<end)
  }
}

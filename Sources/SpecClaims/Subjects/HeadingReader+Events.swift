import SpecDocument

/// Events that a title names by a string: "`'fill'` event", "Event 'did-fill'", "`tank.on('fill')`", "on("fill", callback)".
extension HeadingReader {
  static func event(named text: String) -> MethodName? {
    var words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty, words.count <= 4 else { return nil }
    let isEvent = { (word: String) in ["event", "event:", "signal", "signal:"].contains(word.lowercased()) }
    var isTold = false
    if isEvent(words[0]) { (isTold, words) = (true, Array(words.dropFirst())) }
    if let last = words.last, isEvent(last) { (isTold, words) = (true, Array(words.dropLast())) }
    if isTold, words.count == 1, let name = quoted(words[0][...]) { return MethodName(written: name) }
    return listened(text).map { MethodName(written: $0) }
  }

  /// "`tank.on('fill', listener)`": what is listened for.
  private static func listened(_ text: String) -> String? {
    guard text.hasSuffix(")"), let on = text.range(of: "on("),
      on.lowerBound == text.startIndex || text[text.index(before: on.lowerBound)] == ".",
      !text[..<on.lowerBound].contains(" ")
    else { return nil }
    return quoted(text[on.upperBound...].prefix { $0 != "," && $0 != ")" })
  }

  private static func quoted(_ text: Substring) -> String? {
    guard let mark = text.first, "'\"‘“".contains(mark), let last = text.last, "'\"’”".contains(last), text.count > 3,
      case let name = text.dropFirst().dropLast(),
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_:.".contains($0) })
    else { return nil }
    return String(name)
  }

  /// "[method] onFill": what a generator says of the kind.
  static func withoutKind(_ text: String) -> String {
    guard text.hasPrefix("["), let close = text.firstIndex(of: "]"), case let rest = text[text.index(after: close)...],
      rest.first == " ", text[..<close].dropFirst().allSatisfy({ $0.isLetter || $0 == "-" })
    else { return text }
    return String(rest.drop { $0 == " " })
  }

  /// "`options.onFill`", "`options.fill`" over "Invoked before …".
  static func property(_ title: [Piece], _ opening: [Substring]) -> MethodName? {
    guard title.count == 1, title[0].kind == .code, isOfCalls(opening.prefix(2)),
      case let parts = title[0].text.split(separator: ".", omittingEmptySubsequences: false), parts.count == 2,
      parts.allSatisfy({ $0.first?.isLowercase == true && $0.allSatisfy { $0.isLetter || $0 == "_" } })
    else { return nil }
    return MethodName(written: title[0].text)
  }
}

import SpecDocument

/// Headings that are whole declarations, as generated references have them: "[signal] void Loom::finished()",
/// "public void onError(Throwable error)", "async def weave(self)".
extension HeadingReader {
  /// The method that is declared; nil when the heading is no declaration.
  static func declaration(_ title: [Piece]) -> MethodName? {
    let title = title.drop { $0.kind == .code && $0.text.hasPrefix("[") }
    guard title.count == 1 || title.allSatisfy({ $0.kind != .code }) else { return nil }
    let text = withoutBrackets(title.map(\.text).joined()[...])
    if let pointer = pointer(text) { return pointer }
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      isEnding(text[text.index(after: close)...])
    else { return nil }
    let head = text[..<open].split(separator: " ", omittingEmptySubsequences: true)
    guard head.count > 1, head.count <= 12, text[..<open].last != " ",
      let name = head.last?.drop(while: { "*&".contains($0) }),
      head.dropLast().allSatisfy(isTypeWord)
    else { return nil }
    return MethodName(code: "\(name)()")
  }

  /// "typedef void (* loom_callback)(struct shed *shed)": what a callback of that type is called.
  private static func pointer(_ text: Substring) -> MethodName? {
    guard text.hasPrefix("typedef "), let open = text.firstIndex(of: "("),
      let close = text[open...].firstIndex(of: ")"), text[close...].contains("(")
    else { return nil }
    let words = text[open..<close].dropFirst().split(separator: " ")
    guard let star = words.firstIndex(where: { $0.hasPrefix("*") }), let last = words.last, star + 2 >= words.count
    else { return nil }
    return MethodName(code: "\(last.drop { $0 == "*" })()")
  }

  /// "[static] int weave()": what a generator says of the declaration.
  private static func withoutBrackets(_ text: Substring) -> Substring {
    let rest = text.drop { $0 == " " }
    guard rest.first == "[", let close = rest.firstIndex(of: "]") else { return rest }
    return withoutBrackets(rest[rest.index(after: close)...])
  }

  /// What may stand behind the parameters: "const", "-> Bool", ": Unit".
  private static func isEnding(_ text: Substring) -> Bool {
    let rest = text.drop { $0 == " " }
    if rest.isEmpty || rest.hasPrefix("->") || rest.hasPrefix(":") || rest == ";" { return true }
    return rest.split(separator: " ").allSatisfy { endings.contains(String($0)) }
  }

  private static let endings: Set<String> = ["const", "noexcept", "override", "final", "throws", "async", "=", "0"]

  /// A type or a keyword, and no word of running text: "Using weave()" only names it.
  private static func isTypeWord(_ word: Substring) -> Bool {
    let isWord = word.allSatisfy { $0.isLetter }
    if isWord, Lexicon.isFunctionWord(word.lowercased()) || Verbs.isGerund(word.lowercased()) { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_*&:<>,.?".contains($0) }
  }
}

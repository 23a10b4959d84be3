/// Recognises a line that is nothing but the name or declaration of a method, as generated references have above each entry.
enum MethodLine {
  enum Finding: Equatable {
    /// Opens a section. `name` is the selector or name without types, for comparing with a declaration under it.
    case name(String)
    /// A declaration; opens a section unless it repeats the one it stands in.
    case declaration(String)
  }

  /// `inListItem`: a lone item of a list whose marker may be a method's `-` or `+`.
  static func finding(in inline: InlineText, inListItem: Bool = false, bareNames: Bool = true) -> Finding? {
    guard canBe(inline) else { return nil }
    if isAllCode(inline) {
      guard !inListItem else { return nil }
      return inline.codeOnlyText.flatMap { signature($0, isCode: true) ?? names($0, bareNames: true) }
    }
    var line = inline.string.trimmingPrefix { $0.isWhitespace }
    while line.last?.isWhitespace == true { line.removeLast() }
    if inListItem {
      return signature("-" + line) ?? selector(line).map { .name($0) }
    }
    return signature(String(line)) ?? names(String(line), bareNames: bareNames)
  }

  /// Rules out nearly all prose without making strings of it.
  private static func canBe(_ inline: InlineText) -> Bool {
    guard inline.count <= 400, inline.wraps.count <= 3, let last = inline.bytes.last(where: { !$0.isWhitespace }) else {
      return false
    }
    if last == .period || last == .exclamation || last == UInt8(ascii: "?") || last == UInt8(ascii: ",") {
      return false
    }
    return inline.bytes.contains(.openParenthesis) || inline.bytes.count { $0 == .space } <= 12
  }

  private static func isAllCode(_ inline: InlineText) -> Bool {
    inline.runs.contains { $0.style.isCode } && inline.codeOnlyText != nil
  }

  // MARK: Names

  /// One name, or several with `/`, `,`, `and`, `or` between them.
  private static func names(_ line: String, bareNames: Bool) -> Finding? {
    var parts: [Substring] = []
    var part: [Substring] = []
    // "fill(row, tank)" is one name.
    var depth = 0
    for word in line.split(separator: " ") {
      depth += word.count { $0 == "(" } - word.count { $0 == ")" }
      if depth > 0 {
        part.append(word)
      } else if ["/", "and", "or", "&", ","].contains(word) {
        parts.append(Substring(part.joined(separator: " ")))
        part = []
      } else if word.hasSuffix(",") {
        parts.append(Substring((part + [word.dropLast()]).joined(separator: " ")))
        part = []
      } else {
        part.append(word)
      }
    }
    parts.append(Substring(part.joined(separator: " ")))
    guard parts.allSatisfy({ name($0, bareNames: bareNames) != nil }), let first = parts.first else { return nil }
    return name(first, bareNames: bareNames).map { .name($0) }
  }

  private static func name(_ part: Substring, bareNames: Bool) -> String? {
    if let dash = part.first, "-+–—−".contains(dash) {
      let rest = part.dropFirst().drop { $0 == " " }
      return selector(rest) ?? (isIdentifier(rest) ? String(rest) : nil)
    }
    if let call = call(part) { return call }
    if let selector = selector(part), selector.filter({ $0 == ":" }).count > 1 || isCamelCase(part.dropLast()) {
      return selector
    }
    return bareNames && isCamelCase(part) ? String(part) : nil
  }

  /// `a:` or `a:b:`.
  private static func selector(_ text: some StringProtocol) -> String? {
    let text = String(text)
    guard text.hasSuffix(":") else { return isIdentifier(text) && isCamelCase(text) ? text : nil }
    let parts = text.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    return parts.allSatisfy { isIdentifier($0) } ? text : nil
  }

  /// `didLoad()`, `Listener.onClose(int code)`.
  private static func call(_ text: some StringProtocol) -> String? {
    guard let open = text.firstIndex(of: "("), text.last == ")" || text.hasSuffix(");") else { return nil }
    let name = text[..<open]
    guard
      name.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "#" }).allSatisfy({
        isIdentifier($0)
      })
    else {
      return nil
    }
    return String(name.split { $0 == "." || $0 == "#" }.last ?? "")
  }

  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" || first == "$" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  /// A lower-case start and a capital or underscore inside.
  private static func isCamelCase(_ text: some StringProtocol) -> Bool {
    isIdentifier(text) && text.first?.isLowercase == true && text.contains { $0.isUppercase || $0 == "_" }
  }

  // MARK: Declarations

  private static let declarationWords: Set<String> = [
    "func", "fn", "fun", "def", "function", "public", "private", "protected", "internal", "open", "static", "class",
    "final", "override",
    "virtual", "abstract", "async", "void", "bool", "boolean", "BOOL", "int", "id", "mutating", "default", "inline",
    "const", "suspend",
    "unsafe", "extern",
  ]

  private static let proseWords: Set<String> = [
    "this", "the", "an", "that", "these", "if", "when", "is", "are", "to", "of", "with", "like", "which", "and", "by",
    "uses", "see", "from",
  ]

  /// Words that stand in front of a call in code, where a type would stand in front of a declaration.
  private static let statementWords: Set<String> = [
    "await", "return", "new", "throw", "yield", "import", "if", "for", "while", "let", "var", "print", "try", "do",
    "else", "in", "not", "and", "or", "case", "git", "npm", "sudo",
  ]

  private static func isType(_ word: Substring) -> Bool {
    !statementWords.contains(String(word)) && word.first.map { $0.isLetter || $0 == "_" } == true
      && word.allSatisfy { $0.isLetter || $0.isNumber || "_*&<>:[]?".contains($0) }
  }

  private static func signature(_ line: String, isCode: Bool = false) -> Finding? {
    if let objectiveC = objectiveC(line) { return .declaration(objectiveC) }
    if line.hasPrefix("@property") {
      let name = line.reversed().drop { $0 == ";" || $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : .declaration(String(name.reversed()))
    }
    guard let open = line.firstIndex(of: "("), line.last.map({ !".!?".contains($0) }) == true else { return nil }
    let words = line[..<open].split(separator: " ")
    guard words.count > 1, words.count <= 6, let name = words.last, isIdentifier(name), line[..<open].last != " " else {
      return nil
    }
    // "This function behaves like tank_fill() and:": the words of a sentence.
    if words.contains(where: { proseWords.contains($0.lowercased()) }) { return nil }
    if words.dropLast().contains(where: { declarationWords.contains(String($0)) }) { return .declaration(String(name)) }
    // "`tank_kind tank_get_kind(const tank *t)`": a type of its own.
    return isCode && words.dropLast().allSatisfy(isType) && name.contains("_") ? .declaration(String(name)) : nil
  }

  /// `- (void)touches:(NSSet *)touches with:(id)event`: the selector.
  private static func objectiveC(_ line: String) -> String? {
    guard let dash = line.first, "-+–—−".contains(dash) else { return nil }
    let body = line.dropFirst().drop { $0 == " " }
    guard body.first == "(" else { return nil }
    var plain = ""
    var depth = 0
    for character in body {
      if character == "(" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ")" { depth -= 1; plain.append(depth == 0 && plain.last == ":" ? "" : "\u{20}") }
    }
    let words = plain.split { $0 == " " || $0 == ";" }
    let parts = words.filter { $0.contains(":") }.map { $0.prefix { $0 != ":" } + ":" }
    if parts.isEmpty { return words.count == 1 && isIdentifier(words[0]) ? String(words[0]) : nil }
    return parts.allSatisfy { isIdentifier($0.dropLast()) } ? parts.joined() : nil
  }
}

extension InlineText {
  /// The text if nothing but code and the words between names is in it.
  fileprivate var codeOnlyText: String? {
    for index in runs.indices where !runs[index].style.isCode {
      let between = String(decoding: bytes[runs[index].start..<runEnd(index)], as: UTF8.self)
      guard between.split(separator: " ").allSatisfy({ ["/", ",", "and", "or", "&"].contains($0) }) else { return nil }
    }
    return string
  }
}

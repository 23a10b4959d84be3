/// Whole declarations as headings, in the languages whose generators print them so: "func (t *Tank) Fill(level int) error",
/// "virtual void OnFill(const Row& row) = 0;", "fn fill(&self) -> Result<()>", "onFill(tank: Tank): void".
extension HeadingReader {
  /// The method that the text declares; nil when it is a title in prose.
  static func signature(declaredIn text: String) -> MethodName? {
    var rest = withoutTrail(text.trimmingCharacters(marks: " `"))
    let receiver = receiver(&rest)
    if let receiver, rest.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !rest.isEmpty {
      return MethodName(type: receiver, written: "\(rest)()")
    }
    guard let open = opening(in: rest), let close = closing(in: rest, from: open) else { return nil }
    let head = rest[..<open].split(separator: " ", omittingEmptySubsequences: true)
    guard let last = head.last, head.count <= 12, let name = name(last) else { return nil }
    let ending = rest[rest.index(after: close)...]
    let isDeclared = receiver != nil || head.count > 1 || name.contains("::") || name.first == "~"
    let words = head.dropLast().filter { !MethodName.modifiers.contains(String($0)) }
    guard words.allSatisfy(isPartOfType), isDeclared ? isEndOfDeclaration(ending) : isResult(ending) else { return nil }
    let parts = name.split { ":.".contains($0) }.map(String.init)
    guard let base = parts.last else { return nil }
    return MethodName(type: receiver ?? (parts.count > 1 ? parts[parts.count - 2] : nil), written: "\(base)()")
  }

  /// "(t *Tank)" in front of a method of Go, with "func" or without.
  private static func receiver(_ text: inout String) -> String? {
    let rest = text.hasPrefix("func ") ? text.dropFirst("func ".count).drop { $0 == " " } : text[...]
    guard rest.first == "(", let close = rest.firstIndex(of: ")"),
      case let words = rest[..<close].dropFirst().split(separator: " "), (1...2).contains(words.count),
      case let type = words[words.count - 1].drop(while: { "*&[]".contains($0) }).prefix(while: {
        $0 != "[" && $0 != "<"
      }),
      type.first?.isUppercase == true, type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      rest[rest.index(after: close)...].first == " "
    else { return nil }
    text = String(rest[rest.index(after: close)...].drop { $0 == " " })
    return String(type)
  }

  /// Without ";", "= 0", "= default" and the brace that opens a body.
  private static func withoutTrail(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    while let last = words.last, [";", "{", "{}", "=", "0", "default", "delete", "0;", "default;"].contains(last) {
      words.removeLast()
    }
    let joined = words.joined(separator: " ")
    return joined.hasSuffix(";") ? String(joined.dropLast()) : joined
  }

  /// The bracket of the parameters: behind a name, and in none of the brackets of a type.
  private static func opening(in text: String) -> String.Index? {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "<" { depth += 1 }
      if character == ">", previous != "-" { depth -= 1 }
      if character == "(", depth <= 0 {
        return previous.isLetter || previous.isNumber || previous == "_" || previous == ">" ? index : nil
      }
      previous = character
    }
    return nil
  }

  private static func closing(in text: String, from open: String.Index) -> String.Index? {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// "Fill", "*fill", "Tank::fill", "~Tank", "fill<T>".
  private static func name(_ word: Substring) -> Substring? {
    let name = word.drop { "*&".contains($0) }.prefix { $0 != "<" }
    guard let first = name.first, first.isLetter || first == "_" || first == "~",
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_:.~$".contains($0) }), name.last != ":", name.last != "."
    else { return nil }
    return name
  }

  /// A type, or a word that is none of running text.
  private static func isPartOfType(_ word: Substring) -> Bool {
    if word.allSatisfy({ $0.isLetter }) {
      let lower = word.lowercased()
      return !Lexicon.isFunctionWord(lower) && !Verbs.isGerund(lower) && !Lexicon.isAdverb(lower)
    }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_*&:<>,.?[]{}\"'()-".contains($0) }
  }

  private static func isEndOfDeclaration(_ text: Substring) -> Bool {
    let rest = text.drop { $0 == " " }
    if rest.isEmpty || rest.hasPrefix("->") || rest.hasPrefix(":") { return true }
    let words = rest.split(separator: " ").drop { endsDeclaration.contains(String($0)) }
    return words.isEmpty || words[words.startIndex].hasPrefix("->")
      || words.startIndex > 0 && words.allSatisfy(isTypeName)
      || isResult(rest)
  }

  private static let endsDeclaration: Set<String> = [
    "const", "noexcept", "override", "final", "throws", "async", "rethrows", "where", "volatile",
  ]

  /// What a function of Go or TypeScript returns, behind its parameters: "error", "(Row, error)", ": void", "-> Bool".
  private static func isResult(_ text: Substring) -> Bool {
    let rest = text.drop { $0 == " " }
    guard let first = rest.first else { return false }
    if ["->", "=>", "<-chan "].contains(where: rest.hasPrefix) { return true }
    let words = rest.drop { $0 == ":" }.split(separator: " ")
    guard (1...4).contains(words.count) else { return false }
    if first == "(" { return rest.hasSuffix(")") && words.allSatisfy(isTypeName) }
    return (first == ":" || words.count == 1) && words.allSatisfy(isTypeName)
  }

  private static func isTypeName(_ word: Substring) -> Bool {
    let bare = word.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard let first = bare.first else { return true }
    return first.isUppercase || bare.contains(".") || types.contains(bare)
  }

  /// "tank_fill — fills a tank", "on_fill (callback)": a name that no prose has, and what it is.
  static func noted(_ tokens: [Token]) -> MethodName? {
    guard tokens.count > 2, tokens[0].kind == .word, case let name = tokens[0].text,
      name.contains("_") && name.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "_" })
        || RuleGate.isCamelCase(name)
    else { return nil }
    if tokens[1].isMark("—") || tokens[1].isMark("–") || tokens[1].isMark("--") { return MethodName(code: name) }
    let isKind = tokens.count == 4 && tokens[1].isMark("(") && tokens[3].isMark(")")
    return isKind && tokens[2].isWord(in: ["callback", "hook", "event", "function", "method", "optional", "required"])
      ? MethodName(code: name) : nil
  }

  /// "type Tank interface", "interface Tank extends Valve", "trait Tank: Send".
  static func declaredType(_ tokens: [Token]) -> String? {
    guard tokens.count > 1, tokens[0].isWord(in: ["type", "interface", "trait", "class", "struct", "protocol"]),
      let first = tokens[1].text.first, first.isUppercase,
      tokens[1].text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    guard tokens.count > 2 else { return tokens[1].text }
    return tokens[2].isWord(in: ["interface", "struct", "func", "extends", "implements"]) || tokens[2].isMark(":")
      || tokens[2].isMark("<") ? tokens[1].text : nil
  }

  private static let types: Set<String> = [
    "error", "bool", "boolean", "string", "int", "int32", "int64", "uint", "uint32", "uint64", "float32", "float64",
    "float", "double", "byte", "rune", "void", "any", "interface", "unknown", "never", "number", "object", "null",
    "None",
    "str", "bytes", "dict", "list", "undefined",
  ]
}

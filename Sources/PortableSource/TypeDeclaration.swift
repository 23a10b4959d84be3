/// A type of a source, or an extension of one.
struct TypeDeclaration {
  let kind: String
  /// With all types around it where an extension says them: `Feed.Cell`.
  let name: String
  /// Names without what stands in angle brackets.
  let inherited: [String]
  /// What stands in angle brackets behind the first of them, if it is one name.
  let argument: String?
  /// Modifiers and attributes before the keyword.
  let modifiers: [String]
  let isGeneric: Bool
  /// The positions of its braces in the tokens.
  let body: Range<Int>

  var isClass: Bool { kind == "class" }
}

extension SwiftText {
  private static let kinds: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
  static let modifiers: Set = [
    "public", "open", "internal", "fileprivate", "private", "package", "final", "override", "required", "convenience",
    "static", "class", "dynamic", "lazy", "weak", "nonisolated", "mutating", "indirect", "optional",
  ]

  /// All types and extensions, the outer ones first.
  var declarations: [TypeDeclaration] { tokens.indices.compactMap(declaration) }

  private func declaration(at index: Int) -> TypeDeclaration? {
    let kind = tokens[index].text
    guard Self.kinds.contains(kind), index + 1 < tokens.count, tokens[index + 1].isName,
      index == 0 || ![".", ":", ",", "func", "case"].contains(tokens[index - 1].text),
      !Self.modifiers.contains(tokens[index + 1].text), !Self.members.contains(tokens[index + 1].text)
    else { return nil }
    var (next, name) = (index + 2, tokens[index + 1].text)
    while next + 1 < tokens.count, tokens[next].text == ".", tokens[next + 1].isName {
      name += "." + tokens[next + 1].text
      next += 2
    }
    let isGeneric = next < tokens.count && tokens[next].text == "<"
    guard let open = tokens[next...].firstIndex(where: { $0.text == "{" }), let close = closing[open] else {
      return nil
    }
    return TypeDeclaration(
      kind: kind, name: name, inherited: inherited(tokens[next..<open]), argument: argument(tokens[next..<open]),
      modifiers: tokens[startOfModifiers(before: index)..<index].map(\.text), isGeneric: isGeneric, body: open..<close)
  }

  private static let members: Set = ["func", "var", "let", "subscript", "init"]

  private func inherited(_ clause: ArraySlice<Token>) -> [String] {
    var names: [String] = []
    var (depth, isListed, last) = (0, false, "")
    for token in clause {
      switch token.text {
      case "<": depth += 1
      case ">": depth -= last == "-" ? 0 : 1
      case ":" where depth == 0: (isListed, last) = (true, ":")
      case "where" where depth == 0: return names
      default:
        if depth == 0, isListed, token.isName, [":", ",", "&"].contains(last) { names.append(token.text) }
      }
      last = token.text
    }
    return names
  }

  /// `N` of `: Base<N>`.
  private func argument(_ clause: ArraySlice<Token>) -> String? {
    let words = clause.drop { $0.text != ":" }.dropFirst(2).prefix(3).map(\.text)
    return words.count == 3 && words[0] == "<" && words[2] == ">" ? words[1] : nil
  }

  /// The position of the first modifier or attribute that stands before a keyword.
  func startOfModifiers(before index: Int) -> Int {
    var start = index
    while start > 0 {
      let before = tokens[start - 1].text
      if Self.modifiers.contains(before) || before.hasPrefix("@") {
        start -= 1
      } else if before == ")", let open = closing.first(where: { $0.value == start - 1 })?.key, open > 0,
        tokens[open - 1].text.hasPrefix("@") || Self.modifiers.contains(tokens[open - 1].text)
      {
        start = open - 1
      } else {
        break
      }
    }
    return start
  }
}

extension SwiftText.Token {
  var isName: Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.properties.isAlphabetic || first == "_" || first == "`"
  }
}

/// Functions that are named by their whole declaration, as references of C do: `int open(const char *path)`, `void (*closed)(handle_t *)`.
extension MethodName {
  /// `fill!()`, `is_full?()`: the mark in front of the bracket is a letter of the name, in some languages.
  static func marked(_ code: String) -> MethodName? {
    guard let open = code.firstIndex(of: "("), open > code.startIndex, case let mark = code.index(before: open),
      "!?".contains(code[mark]), let plain = MethodName(code: String(code[..<mark] + code[open...])),
      let bracket = plain.written.firstIndex(of: "(")
    else { return nil }
    let written = plain.written[..<bracket] + String(code[mark]) + plain.written[bracket...]
    return MethodName(type: plain.type, written: String(written))
  }

  /// `.open`: the member of a table of callbacks; a value of an enumeration is written in the same way.
  static func slot(_ code: String) -> MethodName? {
    guard code.first == ".", case let name = code.dropFirst(), name.first?.isLowercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return MethodName(written: code)
  }

  /// `Tank/fill(level:)`, `Shed/Tank/fill()`: a member by the path of its symbol, as links of documentation have it.
  static func linked(_ text: String) -> MethodName? {
    let head = text.prefix { $0 != "(" }
    guard let slash = head.lastIndex(of: "/"), slash > text.startIndex,
      case let owner = text[..<slash].split(separator: "/").last ?? "", owner.first?.isUppercase == true,
      text[..<slash].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "/" || $0 == "_" }),
      case let member = String(text[text.index(after: slash)...]), member.first?.isLowercase == true,
      !member.allSatisfy(\.isNumber), !member.contains("/"), let name = MethodName(code: member)
    else { return nil }
    return MethodName(type: String(owner), written: name.written)
  }

  /// `Module:close(Args)`, `tank:close`: a function of a module, as Erlang writes it. A selector ends with its colon.
  static func ofModule(_ text: String) -> MethodName? {
    let head = text.prefix { $0 != "(" }
    let parts = head.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
      parts[1].first?.isLowercase == true, !isTopic(parts[0]), head.endIndex == text.endIndex || text.hasSuffix(")")
    else { return nil }
    return MethodName(type: String(parts[0]), written: String(parts[1]) + text[head.endIndex...])
  }

  /// `onFill:tank`: an event, and of what; no module.
  private static func isTopic(_ module: Substring) -> Bool {
    module.hasPrefix("on") && module.dropFirst(2).first?.isUppercase == true
  }

  /// The name that is declared; nil when the code is no declaration.
  static func declared(_ code: String) -> String? {
    guard code.last == ")" || code.last == ";", let open = code.firstIndex(of: "("), open != code.startIndex else {
      return nil
    }
    let head = code[..<open].split(separator: " ")
    guard let first = head.first, head.count <= 5, head.allSatisfy(isTypeWord), !statements.contains(String(first))
    else { return nil }
    if code[code.index(after: open)...].hasPrefix("*") { return pointer(code, from: open) }
    guard head.count > 1, let last = head.last, !modifiers.contains(String(first)) else { return nil }
    let name = last.drop { $0 == "*" || $0 == "&" }
    return name.isEmpty || name.contains("*") ? nil : String(name)
  }

  /// `void (*name)(…)`.
  private static func pointer(_ code: String, from open: String.Index) -> String? {
    let name = code[code.index(after: open)...].dropFirst().prefix { $0 != ")" }
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return code[name.endIndex...].hasPrefix(")(") ? String(name) : nil
  }

  private static func isTypeWord(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isLetter || $0.isNumber || "_*&:<>".contains($0) }
  }

  /// What begins a statement, and no declaration.
  private static let statements: Set<String> = [
    "return", "await", "new", "if", "for", "while", "throw", "delete", "else", "let", "var", "val", "const", "yield",
    "not", "import", "from", "try", "using", "go", "defer", "raise", "switch", "print", "sizeof",
  ]

  /// As a call is written: without the parameters that a declaration has ("drain(int level)", "drain(level: number)").
  public var called: String {
    guard written.hasSuffix(")"), let open = written.firstIndex(of: "("), open > written.startIndex,
      written[..<open].allSatisfy({ $0.isLetter || $0.isNumber || "_.:~-+#$".contains($0) })
    else { return written }
    let parameters = written[written.index(after: open)...].dropLast().split(separator: ",")
    let isDeclared = parameters.contains { parameter in
      parameter.drop { $0 == " " }.split(separator: " ").count > 1
    }
    return isDeclared ? String(written[..<open]) : written
  }
}

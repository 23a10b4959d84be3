/// `[name]` in running text: how comments of several languages refer to a declaration. It is an atom like a code span.
enum BracketReference {
  /// The token of a chunk without its punctuation; nil when it is no name in brackets.
  static func name(in body: Substring) -> (name: Substring, isPossessive: Bool)? {
    if let linked = linked(body) { return linked }
    guard body.first == "[", let end = body.firstIndex(of: "]") else { return nil }
    let rest = body[body.index(after: end)...]
    let name = body[body.index(after: body.startIndex)..<end]
    guard rest.isEmpty || rest == "'s" || rest == "s", let first = name.utf8.first,
      first.isASCIILetter || first == UInt8(ascii: "_"), name.count > 2,
      name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "_.:()".utf8.contains($0) }),
      !remarks.contains(name.lowercased())
    else { return nil }
    return (name, rest == "'s")
  }

  /// "[method@Pump.fill]", as references of libraries with introspection have it: the name behind the kind.
  private static func linked(_ body: Substring) -> (name: Substring, isPossessive: Bool)? {
    guard body.first == "[", let at = body.firstIndex(of: "@"), let end = body.firstIndex(of: "]"), at < end,
      kinds.contains(String(body[..<at].dropFirst()))
    else { return nil }
    let name = body[body.index(after: at)..<end]
    let rest = body[body.index(after: end)...]
    guard rest.isEmpty || rest == "'s", !name.isEmpty,
      name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "_.:-".utf8.contains($0) })
    else { return nil }
    return (name, !rest.isEmpty)
  }

  private static let kinds: Set<String> = [
    "method", "func", "vfunc", "ctor", "signal", "property", "class", "iface", "struct", "enum", "flags", "callback",
    "type",
    "id", "const", "error", "alias", "ns",
  ]

  /// Remarks that stand in brackets.
  private static let remarks: Set<String> = [
    "optional", "required", "default", "note", "deprecated", "experimental", "sic", "draft", "here", "link", "todo",
  ]

  /// "[Threading] All hooks …": a heading of its own in front of a sentence, and no part of it.
  static func withoutTopic(_ text: String) -> String {
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return text }
    let rest = text[text.index(after: end)...]
    let topic = text[..<end].dropFirst()
    guard topic.allSatisfy({ $0.isLetter || $0 == " " }), topic.first?.isUppercase == true, rest.first == " ",
      let next = rest.split(separator: " ").first, next.first?.isUppercase == true,
      Lexicon.determiners.contains(next.lowercased()) || Lexicon.pronouns.contains(next.lowercased())
    else { return text }
    return String(rest.dropFirst())
  }

  /// "][tank.fill] is called", behind "[`fill`": the label of a link whose target the document has lost.
  static func withoutLabel(_ text: String, behind last: Token?) -> String {
    guard last?.kind == .code, text.hasPrefix("]["), let end = text.dropFirst().firstIndex(of: "]") else { return text }
    return String(text[end...])
  }

  /// "[filling][fill]" as "filling": a link whose target the document has lost stays as it was typed.
  static func withoutLabels(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")), text.contains("][") else { return text }
    var result = text
    while let joint = result.range(of: "]["), let open = result[..<joint.lowerBound].lastIndex(of: "["),
      let close = result[joint.upperBound...].firstIndex(of: "]")
    {
      let shown = result[result.index(after: open)..<joint.lowerBound]
      result.replaceSubrange(open...close, with: String(shown))
    }
    return result
  }
}

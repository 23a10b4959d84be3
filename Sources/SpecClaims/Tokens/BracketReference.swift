/// `[name]` in running text: how comments of several languages refer to a declaration. It is an atom like a code span.
enum BracketReference {
  /// The token of a chunk without its punctuation; nil when it is no name in brackets.
  static func name(in body: Substring) -> (name: Substring, isPossessive: Bool)? {
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

  /// Remarks that stand in brackets.
  private static let remarks: Set<String> = [
    "optional", "required", "default", "note", "deprecated", "experimental", "sic", "draft", "here", "link", "todo",
  ]
}

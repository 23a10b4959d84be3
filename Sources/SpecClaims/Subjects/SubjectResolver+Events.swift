/// Names in running text that a noun tells to be those of calls.
extension SubjectResolver {
  /// "Event OnFill", "events OnFill and OnDrain", "the OnFill event": each a call.
  func namedEvents(_ words: [Token]) -> [MethodReference]? {
    let rest = words.drop { $0.isWord("the") }
    guard let first = rest.first, let last = rest.last, rest.count > 1 else { return nil }
    let names =
      first.isWord(in: ["event", "events"])
      ? rest.dropFirst() : last.isWord(in: ["event", "callback", "method", "hook"]) ? rest.dropLast() : []
    guard let head = names.first, names.allSatisfy({ $0.kind == .word && (isEvent($0) || $0.isWord("and")) }),
      isEvent(head)
    else { return nil }
    return names.filter(isEvent).map { MethodReference(type: scope.type, name: MethodName(written: $0.text)) }
  }

  /// "OnFill", "WillClose": more than a word with a capital.
  private func isEvent(_ token: Token) -> Bool {
    ["On", "Will", "Did", "Before", "After", "Pre", "Post"].contains { prefix in
      token.text.hasPrefix(prefix) && token.text.dropFirst(prefix.count).first?.isUppercase == true
        && token.text.contains(where: \.isLowercase)
    }
  }

  /// "the `drain` hooks of other pumps", "`drain` of the pumps above that one": of some only.
  func isOfOthers(_ words: [Token]) -> Bool {
    guard let name = words.firstIndex(where: \.isNameInCode),
      let of = words[name...].prefix(3).firstIndex(where: { $0.isWord("of") })
    else { return false }
    return words[(of + 1)...].contains { $0.isWord(in: ["other", "another", "above", "below"]) }
  }

  /// "all other functions", in the section of none: than those just named, whichever they are.
  func isOfRemaining(_ words: [Token]) -> Bool {
    scope.methods.isEmpty && words.count > 2 && words[0].isWord("all") && words[1].isWord(in: ["other", "remaining"])
  }
}

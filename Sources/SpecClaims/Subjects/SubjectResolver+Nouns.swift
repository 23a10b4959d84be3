/// Methods by a noun.
extension SubjectResolver {
  /// "your init method", "the initializer": a method by its everyday name.
  func methodNoun(_ words: [Token]) -> MethodReference? {
    guard let last = words.last else { return nil }
    if last.isWord(in: ["initializer", "initialiser", "constructor"]) {
      return words.dropLast().allSatisfy { isOwner($0) } ? initializer : nil
    }
    guard last.isWord(in: Self.methodNouns), words.count >= 2 else { return nil }
    let name = words[words.count - 2]
    if let match = scope.methods.first(where: { $0.name.base.lowercased() == name.lower }) { return match }
    return name.isWord("init") ? initializer : nil
  }

  /// "your initializer", "the node's initializer", "the class constructor"; "a C++ class constructor" is somebody else's.
  private func isOwner(_ word: Token) -> Bool {
    word.isPossessive || word.isWord(in: Lexicon.determiners) && !word.isWord(in: ["a", "an"])
      || word.text == scope.type
      || word.isWord(in: ["class", "designated"])
  }

  var initializer: MethodReference {
    scope.methods.first { $0.name.base.hasPrefix("init") || $0.name.base == "constructor" }
      ?? MethodReference(type: scope.type, name: MethodName(written: "init"))
  }

  /// "TankOptions": what is set, and has no callbacks of its own.
  static func isOfSettings(_ type: String) -> Bool {
    ["Options", "Settings", "Config", "Configuration", "Attributes", "Parameters", "Params"].contains {
      type.hasSuffix($0)
    }
  }

  /// "the `'full'` and `'REFILL'` events": of how many names one must not stand for the others.
  func quotedNames(in words: [Token]) -> Int {
    let names = words.count { $0.kind == .code && ["'", "\""].contains($0.text.first) }
    return names > 1 ? names : 0
  }

  /// How many words "the call to" are in front of a name.
  static func callTo(_ words: [Token]) -> Int {
    let start = words.first?.isWord(in: ["the", "a", "this"]) == true ? 1 : 0
    guard start + 2 < words.count, words[start].isWord(in: ["call", "invocation"]),
      words[start + 1].isWord(in: ["to", "of"]), words[start + 2].kind == .code
    else { return 0 }
    return start + 2
  }

  func isEverythingElse(_ words: [Token]) -> Bool {
    if words.contains(where: { $0.isWord(in: ["beginning", "start"]) }), words.contains(where: { $0.isWord("of") }) {
      return words.contains { $0.isWord(in: ["life", "lifecycle", "lifetime", "lifespan"]) }
    }
    guard let first = words.first else { return false }
    if first.isWord(in: ["anything", "everything"]) {
      return words.count == 1 || words[1].isWord(in: ["else", "in", "of"])
    }
    return first.isWord(in: ["any", "all", "every"]) && words.count >= 3 && words[1].isWord("other")
      && words[2].isWord(in: Self.methodNouns) && !words.contains { $0.kind == .code }
      // "any other call that may fill the tank": those only.
      && !words[3...].contains { $0.isWord(in: Lexicon.relative) || $0.isWord(in: ["in", "listed", "below", "above"]) }
  }
}

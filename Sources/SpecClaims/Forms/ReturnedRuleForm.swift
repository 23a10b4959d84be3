/// What a method has to return: "the returned view must be a new one", "the returned list must not be null", "the returned view must not
/// have been used before".
///
/// Refuses what is to be done to the result later ("the returned view must be closed") and what should usually be so.
enum ReturnedRuleForm: SentenceForm {
  static let name = "returned-rule"
  static let summary = "what the value that a method returns must be, or must not be"
  static let examples = [
    "The returned view must be a new view.", "The returned list must not be null.",
    "The returned view must not have been used before.",
  ]
  static let refuses = [
    "The returned view must be closed.", "The returned list should usually be empty.", "The returned list may be null.",
    "The list must not be null.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard [.must, .should].contains(view.verb.modality), !view.isHedged, view.effect == .none, view.isInMethodSection,
      !view.verb.isUnneeded, !view.verb.isImperative, case .methods(let methods) = view.resolver.heading,
      let thing = thing(view.clause.subject), let object = object(thing, view)
    else { return [] }
    let scope = Scope.within(methods)
    let words = object.objectPhrase + " returned"
    let payload: Payload =
      view.verb.isNegated
      ? .prohibition(action: .create, object: words, scope: scope)
      : .obligation(action: .create, object: words, scope: scope)
    return [view.rule(payload, subject: .methods(methods), verb: "return")]
  }

  /// Whether a subject is what the method of the section returns.
  static func isResult(_ subject: [Token]) -> Bool { thing(subject) != nil }

  /// "the returned view", "the view returned", "the return value": the noun.
  private static func thing(_ subject: [Token]) -> [Token]? {
    let words = subject.filter { $0.kind != .mark }
    guard (3...4).contains(words.count), words[0].isWord(in: ["the", "any"]) else { return nil }
    if words[1].isWord("returned") { return Array(words[2...]) }
    if words.last?.isWord("returned") == true { return Array(words[1..<(words.count - 1)]) }
    return words.count == 3 && words[1].isWord("return") && words[2].isWord("value") ? [words[2]] : nil
  }

  /// What is returned, in words: "a new view", "null", "view used before".
  private static func object(_ thing: [Token], _ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail.trimmingMarks
    guard !tail.contains(where: { $0.isWord(in: Lexicon.relative) || $0.isWord(in: ["only", "either", "such"]) }) else {
      return nil
    }
    if view.verb.isPassive {
      guard view.verb.isPerfect, view.verb.isNegated, tail.count <= (PassivePair(tail) == nil ? 3 : 6),
        view.condition == nil
      else { return nil }
      let participle = Verbs.participle(of: view.verb.lemma)
      return thing + [Token(kind: .word, text: participle, range: thing[0].range)] + tail
    }
    guard view.verb.lemma == "be", let first = tail.first, tail.count <= 6 else { return nil }
    if tail.count == 1, isNothing(first) { return tail }
    return first.isWord(in: ["a", "an"]) && tail.count > 1 ? tail : nil
  }

  private static func isNothing(_ token: Token) -> Bool {
    ["null", "nil", "none", "nullptr", "undefined", "true", "false"].contains(token.lower)
  }
}

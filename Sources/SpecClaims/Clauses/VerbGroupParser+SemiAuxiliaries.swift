/// "is expected to", "is about to", "is capable of": what stands between "be" and the main verb.
extension VerbGroupParser {
  /// Word pairs after "be" that carry modality rather than meaning.
  private static let semiAuxiliaries: [String: Modality] = [
    "guaranteed": .fact, "expected": .should, "supposed": .should, "required": .must, "able": .may, "allowed": .may,
    "permitted": .may, "recommended": .should, "free": .may, "intended": .fact, "meant": .fact, "designed": .fact,
    "advised": .should, "obliged": .must,
    "encouraged": .should,
  ]

  /// "is designed to be thread-safe": what a thing was built as, it is.
  private func isState(at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].isWord("be")
      && tokens[index + 1].isWord(in: ["thread-safe", "threadsafe", "thread", "reentrant", "idempotent"])
  }

  func semiAuxiliary(at start: Int, in group: inout VerbGroup) -> Int? {
    var position = start
    while position < tokens.count,
      tokens[position].isWord(in: ["also", "always", "only", "still", "strongly", "highly", "explicitly"])
    {
      position += 1
    }
    var negated = false
    if position < tokens.count, tokens[position].isWord(in: ["not", "never"]) {
      negated = true
      position += 1
    }
    // "is only meant to be called by": not by others.
    let isOnly = position > 0 && tokens[position - 1].isWord("only")
    guard position + 1 < tokens.count else { return nil }
    let word = tokens[position].lower
    let next = tokens[position + 1].lower
    if word == "capable" && next == "of" { return position + 2 }
    if ["about", "yet"].contains(word), next == "to" {
      group.isProspective = true
      return position + 2
    }
    if word == "going" && next == "to" { return position + 2 }
    if word == "likely" || word == "unlikely", next == "to" {
      group.adverbs.append(word)
      return position + 2
    }
    let denies = next == "not" || next == "never" && word == "guaranteed"
    guard next == "to" || (denies && position + 2 < tokens.count && tokens[position + 2].isWord("to")),
      let modality = Self.semiAuxiliaries[word]
    else { return nil }
    let wasFact = group.modality == .fact
    // "must be able to": asks for an ability, and grants or forbids nothing.
    if modality == .may, [.must, .should].contains(group.modality) {
      if word == "able", next == "to", !negated, position + 2 < tokens.count,
        Verbs.isCoping(tokens[position + 2].lower)
      {
        return position + 2
      }
      group.adverbs.append("possibly")
    }
    // "may be required to": nothing is owed for certain.
    let isOpen = group.modality == .may && modality != .may && !group.isNegated
    // "can be expected to": it is likely.
    if isOpen, word == "expected" { group.adverbs.append("possibly") }
    if wasFact || modality != .fact, !isOpen { group.modality = modality }
    if modality == .must || word == "expected", group.isNegated != negated, next == "to" {
      (group.isUnneeded, group.isNegated) = (true, false)
      negated = false
    }
    if ["recommended", "advised", "encouraged"].contains(word) { group.isAdvised = true }
    if word == "required", !group.isNegated, !negated, next == "to", position + 2 < tokens.count,
      !tokens[position + 2].isWord("be")
    {
      group.isAdvised = true
    }
    group.isExpected = word == "expected"
    group.isRequired = word == "required"
    group.isAllowed = word == "allowed" || word == "permitted"
    if word == "able", !group.isCan, !group.adverbs.contains("might") { group.isCan = wasFact }
    if ["intended", "meant", "designed"].contains(word) {
      // What something is for is a wish; what it is not for is a rule.
      if group.isNegated != negated || isOnly, next == "to" {
        group.modality = .should
        if isOnly { group.adverbs.append("only") }
      } else if word != "designed" || !isState(at: position + 2) {
        group.adverbs.append("ideally")
      }
    }
    if word == "guaranteed" {
      group.isGuaranteed = true
      group.deniesGuarantee = group.isNegated != negated
    }
    if negated { group.isNegated.toggle() }
    // "is free not to close it": who need not.
    if denies, modality == .may, !group.isNegated {
      (group.isUnneeded, group.modality) = (true, .must)
    } else if denies {
      group.isNegated.toggle()
    }
    return position + (denies ? 3 : 2)
  }

  /// "The callback is to return the key": who acts, has to; what only means something ("the goal is to …", "the purpose of the callback
  /// is to …", "the second method is to …", "the way to call this function is to …") has not.
  func isActor(before index: Int) -> Bool {
    index > 0
      && !tokens[..<index].suffix(4).contains {
        $0.isWord(in: ["of", "to", "for", "first", "second", "third", "other", "default"])
      }
      && tokens[index - 1].isWord(in: [
        "callback", "function", "method", "handler", "caller", "callers", "implementation", "implementations", "client",
        "clients", "driver", "application", "listener", "observer", "subclass", "subclasses", "delegate", "routine",
      ])
  }
}

/// A duty that is not met, in the words of the duty: "the valve must be shut" is broken "if the valve is not shut".
enum Breach {
  /// Nil when the clause is no duty, or names nobody who has it.
  static func words(of rule: Clause) -> String? {
    guard let verb = rule.verb, isDuty(rule, verb), let breach = predicate(of: verb, rule) else { return nil }
    let cases = rule.leading.filter { $0.first?.isWord(in: ["if", "when"]) == true }.map(\.phrase)
    guard cases.count == rule.leading.count, cases.count <= 1 else { return nil }
    let isName = rule.subject[0].kind == .code || !Lexicon.isFunctionWord(rule.subject[0].lower)
    let first = isName ? rule.subject.prefix(1).phrase : rule.subject[0].lower
    let broken = [first, rule.subject.dropFirst().phrase, breach].filter { !$0.isEmpty }.joined(separator: " ")
    return cases.first.map { "\($0), and \(broken)" } ?? "if \(broken)"
  }

  private static func isDuty(_ rule: Clause, _ verb: VerbGroup) -> Bool {
    verb.modality == .must && !verb.isImperative && !verb.isHedged && !verb.isUnneeded && !verb.isPerfect
      && verb.adverbs.allSatisfy { $0 == "always" || $0 == "also" || $0 == "either" }
      && !rule.subject.isEmpty && rule.subject.count <= 8
      && !rule.subject.contains { $0.isWord(in: ["you", "we", "no", "neither", "none", "either"]) || $0.kind == .mark }
      && !rule.tail.contains { $0.isWord(in: Lexicon.temporal) || $0.isWord(in: ["either", "only"]) }
  }

  /// "is not shut", "are open", "does not close the valve".
  private static func predicate(of verb: VerbGroup, _ rule: Clause) -> String? {
    let isPlural = Verbs.isPlural(rule.subject.phrase)
    let rest = rule.tail.phrase
    if verb.isPassive || verb.lemma == "be" {
      let complement = verb.isPassive ? Verbs.participle(of: verb.lemma) : nil
      guard !rest.isEmpty || complement != nil else { return nil }
      let copula = (isPlural ? "are" : "is") + (verb.isNegated ? "" : " not")
      return [copula, complement, rest.isEmpty ? nil : rest].compactMap { $0 }.joined(separator: " ")
    }
    guard !verb.isNegated else { return nil }
    return [isPlural ? "do not" : "does not", verb.lemma, rest].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Which action a verb of a rule stands for; nil for verbs that no trace could show.
enum RuleVerbs {
  static func action(for lemma: String, object: [Token]) -> Action? {
    if Verbs.creation.contains(lemma) || lemma == "put" { return .create }
    if Verbs.retention.contains(lemma) { return .retain }
    if Verbs.blocking.contains(lemma) { return .block }
    if Verbs.calling.contains(lemma) { return .call }
    if lemma == "override" || lemma == "implement" || lemma == "subclass" { return .override }
    if lemma == "lock" || (lemma == "have" && object.contains { $0.isWord("lock") }) { return .lock }
    if lemma == "use", object.last?.isWord(in: ["method", "methods", "hook"]) == true { return .override }
    if Verbs.access.contains(lemma) { return .access }
    return nil
  }

  /// The object without adverbials; what a rule is about.
  static func object(of tokens: [Token]) -> [Token] { AdverbialParser(tokens).parse().rest.trimmingMarks }
}

/// Which action a verb of a rule stands for.
enum RuleVerbs {
  /// Nil for verbs that no trace could show.
  static func action(for lemma: String, object: [Token]) -> Action? {
    if lemma == "configure", isProperty(object) { return .access }
    if Verbs.creation.contains(lemma) || lemma == "put" { return .create }
    if Verbs.retention.contains(lemma) { return .retain }
    if Verbs.blocking.contains(lemma) { return .block }
    if Verbs.calling.contains(lemma) { return .call }
    if lemma == "override" || lemma == "implement" || lemma == "subclass" { return .override }
    if lemma == "lock" || (lemma == "have" && object.contains { $0.isWord("lock") }) { return .lock }
    if lemma == "use", object.last?.isWord(in: ["method", "methods", "hook"]) == true { return .override }
    // What is used by its name is called: "use `reload()`", "do not use `Loom.weave`".
    if lemma == "use", object.count <= 2, object.last?.kind == .code, object.last?.isPossessive == false {
      return .call
    }
    if Verbs.access.contains(lemma) { return .access }
    return nil
  }

  /// "the node's view property", "`node.view`": it is there already, and what is done to it is a change.
  private static func isProperty(_ object: [Token]) -> Bool {
    object.last?.isWord(in: ["property", "properties"]) == true || object.contains { $0.isPossessive }
      || object.count == 1 && object[0].kind == .code && object[0].text.contains(".")
  }

  /// The action and the object of a rule whatever its verb: what has no action of its own is a call, and its verb is part of what is
  /// called for ("unsubscribe the listener").
  static func rule(_ lemma: String, _ object: [Token]) -> (action: Action, object: String)? {
    guard !vague.contains(lemma), object.first?.isWord(in: ["nothing", "something"]) != true,
      !object.contains(where: { $0.isWord(in: ["example", "examples", "follows"]) })
    else { return nil }
    if lemma == "send", object.first.map({ $0.kind != .code }) ?? true { return (.call, "send \(object.phrase)") }
    if lemma == "return" { return (.create, object.phrase + " returned") }
    if ["introduce", "render"].contains(lemma) { return (.create, object.phrase) }
    if lemma == "await" { return (.block, object.phrase) }
    if ["mutate", "interact", "depend", "expect", "change", "remove"].contains(lemma) {
      return (.access, object.phrase)
    }
    if lemma == "copy" { return (.call, "copy " + object.phrase) }
    if let action = action(for: lemma, object: object) { return (action, object.phrase) }
    return (.call, object.isEmpty ? lemma : "\(lemma) \(object.phrase)")
  }

  /// Verbs of thinking, telling and being: what they ask for cannot be seen.
  private static let vague: Set<String> = [
    "be", "note", "remember", "consider", "know", "think", "understand", "see", "refer", "read", "look", "worry",
    "care", "want", "mean",
    "have", "say", "learn", "go", "find", "need", "happen", "become", "occur", "contain", "support", "continue",
    "affect",
    "prefer", "differ", "satisfy", "meet", "conform", "comply", "favor", "include", "match", "remain", "stay", "adhere",
    "exist", "appear", "begin", "start",
    "keep in mind",
    "confuse", "treat", "represent", "correspond", "interpret", "regard", "view", "familiarize", "prepare",
    "stress", "overstate", "emphasize", "forget", "succeed", "wonder",
  ]

  /// The object without adverbials; what a rule is about.
  static func object(of tokens: [Token]) -> [Token] { AdverbialParser(tokens).parse().rest.trimmingMarks }
}

extension [Token] {
  /// As ``phrase``; the capital that only the beginning of a sentence gave is taken back.
  var objectPhrase: String {
    let text = phrase
    guard let first = first, first.kind == .word, first.text.dropFirst().allSatisfy(\.isLowercase),
      let initial = text.first
    else { return text }
    return initial.lowercased() + text.dropFirst()
  }
}

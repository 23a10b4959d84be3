/// Whether a clause tells of a call.
extension ClauseView {
  var tellsOfCall: Bool {
    if isSent || isMade { return true }
    guard Verbs.invocation.contains(verb.lemma) || ["receive", "happen", "occur"].contains(verb.lemma) else {
      return false
    }
    if verb.isPassive { return verb.lemma != "receive" }
    if ["happen", "occur"].contains(verb.lemma), verb.isElliptical, clause.subject.isEmpty { return true }
    if ["happen", "occur"].contains(verb.lemma), clause.subject.first?.isWord("this") == true,
      clause.subject.count == 1
        || clause.subject.count == 2
          && clause.subject[1].isWord(in: ["event", "notification", "callback", "signal", "step"])
    {
      return true
    }
    guard !verb.isImperative, !isAuthor else { return false }
    // "This event triggers when E"; "triggers a run" tells what it does.
    if verb.lemma == "trigger" { return !clause.tail.isEmpty && AdverbialParser(clause.tail).adverbial(at: 0) != nil }
    return ["run", "execute", "fire", "evaluate"].contains(verb.lemma) && !runsSomething
  }

  /// "The `drained` callback will be made several times".
  private var isMade: Bool {
    verb.lemma == "make" && verb.isPassive && clause.subject.count <= 4
      && clause.subject.last?.isWord(in: ["callback", "callbacks"]) == true
  }

  /// "Close it, and free it": a second command in the words that are left over.
  var isFollowedByCommand: Bool {
    let words = adverbials.rest
    return words.indices.dropLast(2).contains {
      words[$0].isMark(",") && words[$0 + 1].isWord("and")
        && Verbs.lemma(of: words[$0 + 2].lower, as: [.base]) != nil
    }
  }

  /// "Runs the given job", "Runs `task`": what the method does, not when or where it runs itself.
  private var runsSomething: Bool {
    guard let first = clause.tail.first,
      first.kind == .code
        || first.isWord(in: [
          "the", "a", "an", "all", "any", "its", "this", "your", "them", "each", "every", "these", "code",
        ])
    else { return false }
    return AdverbialParser(clause.tail).adverbial(at: 0) == nil
  }
}

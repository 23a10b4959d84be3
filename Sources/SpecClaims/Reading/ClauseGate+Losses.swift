/// Words that a form would step over, and with them what they take back.
extension ClauseGate {
  static func loss(_ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if let first = view.written.subject.first, view.written.subject.count > 1,
      first.isWord(in: ["not", "hardly", "scarcely", "barely"]), !Verbs.isGerund(view.written.subject[1].lower)
    {
      return "“\(first.text)”, which denies the subject"
    }
    if view.clause.subject.count > 1, view.clause.subject.contains(where: \.isSuper), ActiveCall.isTurned(view) {
      return "`super`, which calls something else"
    }
    if view.written.subject.map(\.lower) == ["to"] { return "“to have”, which is what is judged" }
    if view.written.subject.first?.isWord("yes") == true { return "“yes”, which answers somebody" }
    if view.written.subject.first?.isWord("their") == true,
      !view.resolver.methods(in: view.written.subject).isEmpty, case .methods = view.subject,
      view.subject == view.resolver.heading
    {
      return "“\(view.written.subject[0].lower)”, which is another's"
    }
    if zip(tail, tail.dropFirst()).contains(where: { $0.isWord("never") && $1.isWord("again") }), !view.verb.isNegated {
      return "“never again”, which ends it"
    }
    if view.verb.lemma == "be",
      tail.indices.dropLast(2).contains(where: {
        tail[$0].isWord("starting") && tail[$0 + 1].isWord(in: ["at", "with", "from", "in"])
      })
    {
      return "“starting”, which tells from when on"
    }
    if view.written.subject.prefix(2).map(\.lower) == ["neither", "of"], view.verb.modality == .may {
      return "“may”, which leaves it open"
    }
    if [.must, .should].contains(view.modality), !view.verb.isNegated, Antecedent.isCall(view.verb),
      tail.contains(where: { $0.isWord("between") })
    {
      return "“between”, which tells when"
    }
    if losesFirstMoment(tail) { return "the first of two moments" }
    if tail.first?.isWord("most") == true { return "“most”, which leaves some out" }
    if ["say", "state", "specify", "define", "describe"].contains(view.verb.lemma),
      tail.first?.isWord(in: ["what", "how", "whether", "when", "where"]) == true
    {
      return "“\(tail[0].lower)”, which is what somebody says"
    }
    if let except = lateException(view.written.subject, tail) { return "“\(except.text)”, which takes something out" }
    if deniesOnlyPlace(tail) { return "“not”, which denies the place" }
    if view.verb.isPassive, ["rely", "count", "depend"].contains(view.verb.lemma),
      tail.first?.isWord(in: ["on", "upon"]) == true, tail.count == 1
    {
      return "“\(view.verb.lemma) \(tail[0].lower)”, which is no rule for a call"
    }
    if view.verb.isPassive, view.verb.isNegated, view.verb.modality == .must, Antecedent.isCall(view.verb),
      let second = tail.first, second.kind == .word, second.lower.hasSuffix("ed"),
      Verbs.lemma(ofParticiple: second.lower) != nil
    {
      return "“\(second.text)”, which is denied as well"
    }
    if view.clause.subject.map(\.lower) == ["it"], tail.contains(where: { $0.isWord("so") }), view.verb.lemma == "do" {
      return "“does so”, which tells what another does"
    }
    if view.isBehindCase, view.condition == nil, view.written.verb?.isImperative == false, !view.isYou {
      return "the case in front of the semicolon"
    }
    return nil
  }

  /// "All hooks …, save `close`", "…, but for `close`", "…, unlike `close`", "…, not so `close`".
  private static func lateException(_ subject: [Token], _ tail: [Token]) -> Token? {
    guard subject.first?.isWord(in: universal) == true else { return nil }
    return tail.indices.dropFirst().dropLast().first { index in
      let next = tail[index + 1]
      switch tail[index].lower {
      case "save", "unlike": return next.kind == .code || next.isWord(in: Lexicon.determiners)
      case "but": return next.isWord("for")
      case "not": return next.isWord("so")
      default: return false
      }
    }.map { tail[$0] }
  }

  /// "at the beginning and at the end", "ahead and after": a form reads one of them.
  private static func losesFirstMoment(_ tail: [Token]) -> Bool {
    let words = tail.map { $0.kind == .word ? $0.lower : "" }
    return [["at", "the", "beginning", "and", "at", "the", "end"], ["ahead", "and", "after"]].contains { moments in
      words.indices.contains { words[$0...].starts(with: moments) }
    }
  }

  static let universal: Set<String> = [
    "all", "every", "any", "no", "none", "nothing", "everything", "each", "nobody", "everybody",
  ]

  /// "on a thread where waiting is fine, i.e. | not on a worker": the only place that is named is the one it is not.
  private static func deniesOnlyPlace(_ tail: [Token]) -> Bool {
    guard let place = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }), place > 0 else {
      return false
    }
    return tail[place - 1].isWord("not")
  }

  /// "if this were to happen, …", "if the tank were open": what is said there is not so.
  static func isCounterfactual(_ view: ClauseView) -> Bool {
    (view.clause.leading + view.adverbials.conditions).contains { words in
      words.indices.dropLast().contains { words[$0].isWord("were") && words[$0 + 1].isWord("to") }
        || words.first?.isWord("if") == true && isSubjunctive(words)
    }
  }

  /// "if it were": "were" behind a singular.
  private static func isSubjunctive(_ words: [Token]) -> Bool {
    guard let were = words.firstIndex(where: { $0.isWord("were") }), were > 1 else { return false }
    let before = words[were - 1]
    return before.isWord(in: ["it", "this", "that", "one"])
      || before.kind == .word && !before.lower.hasSuffix("s") && words[1].isWord(in: ["the", "a", "an", "this"])
  }
}

/// Words that a form would step over, and with them what they take back.
extension ClauseGate {
  static func loss(_ view: ClauseView) -> String? {
    if view.isBehindCase, view.condition == nil, view.written.verb?.isImperative == false, !view.isYou {
      return "the case in front of the semicolon"
    }
    return lossOfSubject(view) ?? lossBehind(view) ?? lossOfDenial(view)
  }

  /// "Not everyone calls it", "to have called it is enough", "their hooks are called first".
  private static func lossOfSubject(_ view: ClauseView) -> String? {
    let subject = view.written.subject
    if view.clause.subject.count > 1, view.clause.subject.contains(where: \.isSuper), ActiveCall.isTurned(view) {
      return "`super`, which calls something else"
    }
    guard let first = subject.first else { return nil }
    if subject.count > 1, first.isWord(in: ["not", "hardly", "scarcely", "barely"]), !Verbs.isGerund(subject[1].lower) {
      return "“\(first.text)”, which denies the subject"
    }
    if subject.count == 1, first.isWord("to") { return "“to have”, which is what is judged" }
    if first.isWord("yes") { return "“yes”, which answers somebody" }
    if first.isWord("their"), !view.resolver.methods(in: subject).isEmpty, case .methods = view.subject,
      view.subject == view.resolver.heading
    {
      return "“their”, which is others'"
    }
    if subject.prefix(2).map(\.lower) == ["neither", "of"], view.verb.modality == .may {
      return "“may”, which leaves it open"
    }
    return nil
  }

  /// "all of them but for `close`", "starting at version 2", "between A and B".
  private static func lossBehind(_ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if view.verb.lemma == "be", isFromVersionOn(tail) { return "“starting”, which tells from when on" }
    if [.must, .should].contains(view.modality), !view.verb.isNegated, Antecedent.isCall(view.verb),
      tail.contains(where: { $0.isWord("between") }), CallOrderForm.between(view) == nil
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
    return lateException(view.written.subject, tail).map { "“\($0.text)”, which takes something out" }
  }

  /// "…, then never again", "not on a worker", "is not to be called, counted upon or overridden", "does so".
  private static func lossOfDenial(_ view: ClauseView) -> String? {
    let (verb, tail) = (view.verb, view.clause.tail)
    if !verb.isNegated, zip(tail, tail.dropFirst()).contains(where: { $0.isWord("never") && $1.isWord("again") }) {
      return "“never again”, which ends it"
    }
    if deniesOnlyPlace(tail) { return "“not”, which denies the place" }
    if verb.isPassive, ["rely", "count", "depend"].contains(verb.lemma), tail.count == 1,
      tail[0].isWord(in: ["on", "upon"])
    {
      return "“\(verb.lemma) \(tail[0].lower)”, which is no rule for a call"
    }
    if verb.isPassive, verb.isNegated, verb.modality == .must, Antecedent.isCall(verb), let second = tail.first,
      second.kind == .word, second.lower.hasSuffix("ed"), Verbs.lemma(ofParticiple: second.lower) != nil
    {
      return "“\(second.text)”, which is denied as well"
    }
    if verb.lemma == "do", view.clause.subject.map(\.lower) == ["it"], tail.contains(where: { $0.isWord("so") }) {
      return "“does so”, which tells what another does"
    }
    return nil
  }

  private static func isFromVersionOn(_ tail: [Token]) -> Bool {
    tail.indices.dropLast(2).contains {
      tail[$0].isWord("starting") && tail[$0 + 1].isWord(in: ["at", "with", "from", "in"])
    }
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
}

/// What is asked of somebody by way of somebody else: "this method requires you to close the tank", "the host expects plugins to close it".
extension Matrix {
  /// Refuses what is asked by deeds and by some things only ("filling requires you to …", "some pumps require …"): the rule holds for those.
  static func demand(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    if let practice = practice(of: clause, verb: verb) { return practice }
    guard ["require", "expect"].contains(verb.lemma), !verb.isPassive, !verb.isNegated, verb.modality == .fact,
      !verb.isImperative, !verb.isPerfect, !verb.isPast, !verb.isHedged,
      verb.adverbs.isEmpty || verb.adverbs == ["then"], isDemanding(clause.subject) || asksForBase(clause)
    else { return nil }
    if let that = demanded(clause, verb) { return that }
    guard let to = clause.tail.prefix(5).firstIndex(where: { $0.isWord("to") }),
      case let who = Array(clause.tail[..<to]), who.map(\.lower) == ["you"] || Roles.end(who),
      !who.contains(where: { $0.isWord(in: ["some", "most", "many", "no", "not"]) }),
      to + 2 < clause.tail.count, !clause.tail[to + 1].isWord(in: ["be", "have"]),
      Verbs.lemma(of: clause.tail[to + 1].lower, as: [.base]) != nil
    else { return nil }
    var words = clause.tail
    words[to] = Token(kind: .word, text: verb.lemma == "require" ? "must" : "should", range: words[to].range)
    return SegmentParser(words).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
  }

  /// "(the host requires) that you close the tank".
  private static func demanded(_ clause: Clause, _ verb: VerbGroup) -> [Matrix]? {
    var words = clause.tail
    guard verb.lemma == "require", words.count > 3, words[0].isWord("that"), words[1].isWord("you"),
      Verbs.lemma(of: words[2].lower, as: [.base]) != nil, !words[2].isWord(in: ["be", "have"])
    else { return nil }
    words[0] = Token(kind: .word, text: "you", range: words[0].range)
    words[1] = Token(kind: .word, text: "must", range: words[1].range)
    return SegmentParser(words).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
  }

  /// "`Tank` handles the rest and requires you to call super": of whoever derives from it.
  private static func asksForBase(_ clause: Clause) -> Bool {
    clause.subject.count == 1 && clause.subject[0].kind == .code
      && clause.subject[0].text.first?.isUppercase == true
      && clause.tail.contains { $0.isSuper || $0.isWord(in: ["base", "super", "superclass"]) }
  }

  /// "The best practice for pumps is to close the valve", "the recommendation is to close it": they should.
  private static func practice(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    let subject = clause.subject.drop { $0.isWord("the") }.map(\.lower)
    guard verb.modality == .fact, !verb.isNegated, !verb.isPassive, !verb.isHedged, !verb.isPast, verb.lemma != "be",
      // "is to close", and not "closes".
      verb.range.count - verb.adverbs.count > 2, !verb.isFuture,
      let name = practices.first(where: { subject.starts(with: $0) }), let last = subject.last,
      name.count == subject.count || subject[name.count] == "for" && subject.count < 8 && last != "for"
    else { return nil }
    let act = [Token(kind: .word, text: verb.lemma, range: clause.subject[0].range)] + clause.tail
    if name.count == subject.count {
      return infinitive(act, like: clause, denied: false).map { [Matrix(effect: .recommended, clause: $0)] }
    }
    let should = Token(kind: .word, text: "should", range: clause.subject[0].range)
    let who = clause.subject.suffix(subject.count - name.count - 1)
    return SegmentParser(who + [should] + act).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
  }

  private static let practices = [
    ["best", "practice"], ["good", "practice"], ["recommendation"], ["recommended", "practice"],
    ["recommended", "approach"], ["recommended", "way"],
  ]

  /// "it", "this method", "the host". What one thing of several asks for, by its name, holds for those who use that one.
  private static func isDemanding(_ subject: [Token]) -> Bool {
    if subject.isLonePronoun { return true }
    // "hydra expects the application to close it": by its name.
    if subject.count == 1, subject[0].kind == .word, !Lexicon.isFunctionWord(subject[0].lower) {
      return subject[0].text.first?.isLowercase == true
        && !subject[0].isWord(in: ["nothing", "nobody", "none", "everyone", "everybody", "everything", "somebody"])
        && !subject[0].lower.hasSuffix("s") && !Verbs.isGerund(subject[0].lower)
    }
    guard let last = subject.last, (2...3).contains(subject.count) else { return false }
    return subject[0].isWord(in: ["the", "this"])
      && (Roles.end(subject) || last.isWord(in: ["method", "function", "hook", "callback", "interface", "protocol"]))
  }
}

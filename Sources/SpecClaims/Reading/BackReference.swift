/// Words that point at the clause in front: "`fill` is called before the drain, and `close` is called after", "`fill` is called once, and
/// `close` is not called after it", "the updates are put off, so that they happen after the draw".
enum BackReference {
  static func resolved(_ clause: Clause, after earlier: ArraySlice<Clause>) -> Clause {
    guard let previous = earlier.last else { return clause }
    var resolved = clause
    if let tail = moment(of: clause, from: previous) ?? behindNamed(clause, previous) { resolved.tail = tail }
    if let subject = subject(of: clause, from: previous) { resolved.subject = subject }
    return resolved
  }

  /// "The handler you pass may be called twice, | so it must be idempotent": the handler.
  private static func isOfCallback(_ clause: Clause, _ previous: Clause) -> Bool {
    guard clause.subject.count == 1, clause.subject[0].isWord("it"), let verb = clause.verb, verb.lemma == "be",
      !verb.isPassive, clause.leading.isEmpty, previous.verb?.isPassive == true,
      (2...5).contains(previous.subject.count),
      previous.subject[0].isWord(in: ["the", "your", "a", "this"])
    else { return false }
    return previous.subject[1].isWord(in: Antecedent.givenCallables.union(["block", "closure"]))
  }

  /// "Each callback is reentrant, | and it is called on main": the callback, where nothing else was spoken of.
  private static func isOfOne(_ clause: Clause, _ previous: Clause) -> Bool {
    guard clause.subject.map(\.lower) == ["it"], clause.leading.isEmpty, previous.link == .main,
      (2...3).contains(previous.subject.count),
      previous.subject[0].isWord(in: ["a", "an", "each", "every", "the", "your"]),
      let noun = previous.subject.last,
      noun.isWord(in: ["callback", "listener", "hook", "finalizer", "handler", "block"])
    else { return false }
    return !previous.tail.contains { word in
      word.isWord(in: ["a", "an", "each", "every", "your"])
        || word.isWord(in: Antecedent.givenCallables.union(["block", "closure", "method", "task"]))
    }
  }

  /// "(called before the drain, and …) called after": after the same.
  private static func moment(of clause: Clause, from previous: Clause) -> [Token]? {
    let tail = clause.tail.trimmingMarks
    guard tail.count == 1, tail[0].isWord(in: ["after", "before"]), clause.verb?.isPassive == true,
      case let orders = AdverbialParser(previous.tail).parse().orders, orders.count == 1,
      [.before, .after, .immediatelyBefore, .immediatelyAfter].contains(orders[0].relation)
    else { return nil }
    return [tail[0]] + orders[0].target
  }

  /// "`draw` is called once, and `close` is not called after it": after the method that the clause in front is about.
  private static func behindNamed(_ clause: Clause, _ previous: Clause) -> [Token]? {
    let named = previous.subject
    guard clause.subject.contains(where: { $0.kind == .code }), named.count(where: { $0.kind == .code }) == 1,
      let it = clause.tail.indices.dropFirst().first(where: { index in
        clause.tail[index].isWord("it") && clause.tail[index - 1].isWord(in: ["after", "before"])
          && (index + 1 == clause.tail.count || clause.tail[index + 1].kind == .mark)
      }),
      named.allSatisfy({
        $0.kind == .code || $0.isWord(in: Lexicon.determiners) || $0.isWord(in: SubjectResolver.methodNouns)
      })
    else { return nil }
    return clause.tail[..<it] + named + clause.tail[(it + 1)...]
  }

  /// "The partitioner may be called anywhere, it may be called many times": it is the same that is called.
  private static func called(_ clause: Clause, _ previous: Clause) -> [Token]? {
    guard clause.subject.count == 1, clause.subject[0].isWord("it"), clause.leading.isEmpty,
      let verb = clause.verb, verb.isPassive, Verbs.calling.contains(verb.lemma),
      previous.link == .main, let before = previous.verb, before.isPassive, before.lemma == verb.lemma,
      (1...4).contains(previous.subject.count), !previous.subject.isLonePronoun,
      !previous.subject[0].isWord(in: Lexicon.relative)
    else { return nil }
    return previous.subject
  }

  /// "(the updates are put off, so that) they happen E": the things of the clause in front, unless calls are told of, which speak of methods.
  private static func subject(of clause: Clause, from previous: Clause) -> [Token]? {
    if let called = called(clause, previous) { return called }
    if isOfCallback(clause, previous) || isOfOne(clause, previous) { return previous.subject }
    guard clause.subject.count == 1, clause.subject[0].isWord("they"), let verb = clause.verb,
      !Verbs.invocation.contains(verb.lemma), !Verbs.calling.contains(verb.lemma), clause.leading.isEmpty,
      (1...4).contains(previous.subject.count), let noun = previous.subject.last, noun.kind == .word,
      noun.lower.hasSuffix("s"), !noun.lower.hasSuffix("ss"), previous.verb?.isPassive == false,
      !previous.subject.contains(where: { $0.kind == .code || $0.isWord(in: Lexicon.pronouns) }),
      !previous.tail.contains(where: {
        $0.kind == .word && $0.lower.hasSuffix("s") && !Lexicon.isFunctionWord($0.lower)
      })
    else { return nil }
    return previous.subject
  }
}

/// "The host loads the tank on the worker thread" says of the loading what "the tank is loaded on the worker thread" says.
enum ActiveDeed {
  static func passive(of clause: Clause, _ resolver: SubjectResolver) -> Clause? {
    if let granted = granted(clause, resolver) { return granted }
    guard let verb = clause.verb, !verb.isPassive, !verb.isImperative, !verb.isElliptical, !verb.isNegated,
      !verb.isPerfect, !verb.isHedged, verb.modality == .fact, deeds.contains(verb.lemma),
      isDoer(clause.subject, resolver), let end = objectEnd(clause.tail)
    else { return nil }
    return clause.turned(to: clause.tail[..<end], tail: Array(clause.tail[end...]))
  }

  /// "You can write to a tank from any thread": what may be done to it anywhere.
  private static func granted(_ clause: Clause, _ resolver: SubjectResolver) -> Clause? {
    guard let verb = clause.verb, verb.modality == .may, !verb.isNegated, !verb.isPassive, !verb.isHedged,
      clause.subject.count == 1, clause.subject[0].isWord("you"), clause.leading.isEmpty,
      ["create", "open", "read", "write"].contains(verb.lemma),
      case let start = clause.tail.prefix(1).contains(where: { $0.isWord(in: ["to", "from"]) }) ? 1 : 0,
      let place = clause.tail.indices.first(where: { $0 > start && clause.tail[$0].isWord(in: ["on", "from"]) }),
      start == 1 || ["create", "open"].contains(verb.lemma), case let thing = clause.tail[start..<place],
      !thing.contains(where: { Verbs.lemma(of: $0.lower, as: [.participle]) != nil }), thing.count <= 4,
      thing.isPlainThing,
      thing.first?.isWord(in: ["a", "an", "the", "any"]) == true
        || thing.count == 1 && Verbs.isPlural(Array(thing).phrase),
      let (thread, end) = ThreadPhrase.read(clause.tail, at: place), thread == .any,
      clause.tail[end...].allSatisfy({ $0.kind == .mark }), resolver.methods(in: Array(thing)).isEmpty
    else { return nil }
    return clause.turned(to: thing, tail: Array(clause.tail[place...]))
  }

  private static let deeds = CallThreadForm.deeds.union(["deliver", "perform"])

  /// A method that loads something on a thread is on that thread itself, as far as anybody can tell.
  private static func isDoer(_ subject: [Token], _ resolver: SubjectResolver) -> Bool {
    subject.count > 1 && subject.isPlainThing && resolver.methods(in: subject).isEmpty
      && !subject.contains {
        $0.isWord(in: ["method", "function", "hook", "callback", "handler", "call", "no", "some"])
      }
  }

  /// A plain thing, then a thread by its name, and then nothing.
  private static func objectEnd(_ tail: [Token]) -> Int? {
    guard let first = tail.first, first.kind == .code || first.isWord(in: Lexicon.determiners),
      let on = tail.firstIndex(where: { $0.isWord(in: ["on", "in"]) }), (1...5).contains(on), tail[..<on].isPlainThing,
      let (_, end) = ThreadPhrase.read(tail, at: on), tail[end - 1].lower.hasSuffix("thread"),
      tail[end...].allSatisfy({ $0.kind == .mark })
    else { return nil }
    return on
  }
}

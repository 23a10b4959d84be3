/// "The host loads the tank on the worker thread" says of the loading what "the tank is loaded on the worker thread" says.
enum ActiveDeed {
  static func passive(of clause: Clause, _ resolver: SubjectResolver) -> Clause? {
    guard let verb = clause.verb, !verb.isPassive, !verb.isImperative, !verb.isElliptical, !verb.isNegated,
      !verb.isPerfect, !verb.isHedged, verb.modality == .fact, deeds.contains(verb.lemma),
      isDoer(clause.subject, resolver), let end = objectEnd(clause.tail)
    else { return nil }
    var turned = clause
    turned.subject = Array(clause.tail[..<end])
    turned.inheritsSubject = false
    turned.tail = Array(clause.tail[end...])
    turned.verb?.isPassive = true
    return turned
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

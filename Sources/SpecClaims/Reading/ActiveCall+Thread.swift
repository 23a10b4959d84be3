/// Threads that are said to call.
extension ActiveCall {
  /// "The audio thread enters this function", "a timer thread polls `read()`": it is called there.
  static func entered(_ clause: Clause, _ resolver: SubjectResolver) -> Clause? {
    guard let verb = clause.verb, ["enter", "poll", "drive"].contains(verb.lemma), !verb.isPassive, !verb.isNegated,
      !verb.isImperative, !verb.isHedged, verb.modality == .fact, case let thread = ownThread(clause.subject),
      !thread.isEmpty, let object = clause.tail.first
    else { return nil }
    let isPointed =
      object.isWord("this") && clause.tail.count > 1 && clause.tail[1].isWord(in: SubjectResolver.methodNouns)
    guard isPointed || object.kind == .code && !resolver.methods(in: [object]).isEmpty else { return nil }
    let end = isPointed ? 2 : 1
    return clause.turned(to: clause.tail[..<end], tail: thread + clause.tail[end...], lemma: "call")
  }

  /// "The pump thread calls this", "a worker thread calls this": it is called there.
  static func ownThread(_ subject: [Token]) -> [Token] {
    guard let last = subject.last, last.isWord("thread"), subject[0].isWord(in: ["the", "a"]) else { return [] }
    let place = [Token(kind: .word, text: "on", range: last.range)] + subject
    return ThreadPhrase.read(place, at: 0).map { $0.1 == place.count } == true ? place : []
  }
}

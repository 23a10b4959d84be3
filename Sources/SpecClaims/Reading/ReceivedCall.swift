/// Calls told by whoever gets them: "the observer receives `onOpen` before `onFill`", "filters will get an `onEnd` call after each row",
/// "listeners receive `onHeader` followed by `onRow`": what is received is called.
enum ReceivedCall {
  static func passive(of clause: Clause, _ resolver: SubjectResolver) -> Clause? {
    guard let verb = clause.verb, !verb.isPassive, !verb.isImperative, !verb.isElliptical, !verb.isNegated,
      !verb.isPerfect, verb.modality == .fact, ["receive", "get", "see"].contains(verb.lemma),
      let object = object(clause.tail, resolver), object.end < clause.tail.count,
      isReceiver(clause.subject) || clause.subject.map(\.lower) == ["you"] && object.name[0].text.contains("("),
      isTimed(clause.tail, at: object.end)
    else { return nil }
    return clause.turned(to: object.name, tail: Array(clause.tail[object.end...]), lemma: "call")
  }

  /// "the observer", "filters", "your delegate": whoever they are, and no word that picks some of them.
  private static func isReceiver(_ subject: [Token]) -> Bool {
    guard (1...3).contains(subject.count), subject.allSatisfy({ $0.kind == .word }), let noun = subject.last else {
      return false
    }
    if subject.isLonePronoun { return false }
    let words = subject.dropLast()
    return words.allSatisfy { $0.isWord(in: ["the", "a", "an", "each", "every", "all", "your"]) }
      && !noun.isWord(in: ["nobody", "nothing", "none", "one"])
  }

  /// "`onOpen`", "an `onOpen` callback", "the `onOpen` event".
  private static func object(_ tail: [Token], _ resolver: SubjectResolver) -> (name: [Token], end: Int)? {
    var index = tail.first?.isWord(in: ["a", "an", "the", "its"]) == true ? 1 : 0
    guard index < tail.count, tail[index].kind == .code, !resolver.methods(in: [tail[index]]).isEmpty else {
      return nil
    }
    let name = tail[index]
    index += 1
    if index < tail.count, tail[index].isWord(in: nouns) { index += 1 }
    return ([name], index)
  }

  private static let nouns: Set<String> = [
    "callback", "call", "event", "notification", "message", "signal", "callbacks", "calls", "events",
  ]

  /// A moment, a thread or a count: without one, nothing is promised.
  private static func isTimed(_ tail: [Token], at index: Int) -> Bool {
    if tail[index].isWord("followed") { return true }
    switch AdverbialParser(tail).adverbial(at: index)?.0 {
    case .order, .thread, .times: return true
    default: return false
    }
  }
}

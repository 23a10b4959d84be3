/// The first moment at which an author may do something: "this is the first moment at which you may use the frame".
enum EarliestTimeForm: SentenceForm {
  static let name = "earliest-time"
  static let summary = "something an author must not do before this method"
  static let examples = ["This is the earliest point at which you may touch the node's view."]
  static let refuses = ["This is the best point at which you may touch the view."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "be", !view.verb.isNegated, case .methods(let methods) = view.subject else { return [] }
    let words = view.clause.tail.filter { $0.kind != .mark }
    guard let earliest = words.firstIndex(where: { $0.isWord(in: ["earliest", "first"]) }), earliest <= 1,
      let you = words.firstIndex(where: { $0.isWord("you") }), you > earliest, you - earliest <= 4,
      let verb = VerbGroupParser(words).group(at: you + 1), !verb.isNegated
    else { return [] }
    let object = words[verb.range.upperBound...]
    guard !object.isEmpty else { return [] }
    return methods.map { method in
      ClaimDraft(
        subject: .phrase("\(verb.lemma) \(object.phrase)"),
        payload: .order(.neverBefore, .method(method, finished: false)),
        modality: verb.modality == .must ? .must : .should, obligor: .subclass)
    }
  }
}

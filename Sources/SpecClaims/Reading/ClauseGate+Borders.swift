/// Sentences that were not ended, and subjects that hold a sentence of their own.
extension ClauseGate {
  static func borders(_ view: ClauseView) -> String? {
    let (subject, tail) = (view.clause.subject, view.clause.tail)
    // "If false, do not close it | If true, open it": a full stop is missing.
    if tail.dropFirst().contains(where: { $0.kind == .word && opening.contains($0.text) }) {
      return "the next sentence, whose border is missing"
    }
    if subject.count > 1, subject[0].kind == .code, ["The", "This", "A", "An"].contains(subject[1].text) {
      return "a name in front of the sentence"
    }
    // "A page thinks that …": somebody's opinion.
    if subject.contains(where: { $0.isWord(in: ["thinks", "believes", "complains"]) }) {
      return "what somebody thinks"
    }
    // "it will get notified when the drain ends": whoever that is, no method is.
    if view.verb.lemma == "notify", view.verb.isPassive, view.clause.subject.isLonePronoun, case .methods = view.subject
    {
      return "“notified”, which no method is"
    }
    // "must be blocked in all threads": so that it does not come through.
    if view.verb.lemma == "block", view.verb.isPassive, view.verb.modality == .must { return "what is to be kept off" }
    return nil
  }

  private static let opening: Set<String> = ["If", "When", "Otherwise", "It", "This"]
}

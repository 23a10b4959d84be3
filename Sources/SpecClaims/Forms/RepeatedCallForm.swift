/// A call that may be made but once, told by what a second would be: "calling this method more than once is invalid", "calling it twice is
/// an error".
///
/// Refuses judgements that praise, and calls that are wrong for another reason than their number.
enum RepeatedCallForm: SentenceForm {
  static let name = "repeated-call"
  static let summary = "a second call that is said to be wrong"
  static let examples = [
    "Calling this method more than once is invalid.", "Calling `-open` twice is an error.",
    "Calling it multiple times is not allowed.",
  ]
  static let refuses = [
    "Calling this method more than once is safe.", "Calling this method is invalid.",
    "Calling this method more than once is usually invalid.", "Calling it again is not an error.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.modality == .fact, !view.isHedged, !view.verb.isPast, CondemnedActForm.isCondemned(view),
      view.adverbials.orders.isEmpty, view.adverbials.conditions.isEmpty,
      let methods = called(view.clause.subject, view)
    else { return [] }
    var draft = view.draft(.multiplicity(.atMostOnce, per: nil), subject: .methods(methods))
    (draft.modality, draft.obligor) = (.must, .subclass)
    return [draft]
  }

  /// "calling X more than once".
  private static func called(_ words: [Token], _ view: ClauseView) -> [MethodReference]? {
    guard let first = words.first, first.isWord(in: ["calling", "invoking"]) else { return nil }
    let read = AdverbialParser(Array(words.dropFirst())).parse()
    guard read.times == .multiple, read.orders.isEmpty, read.conditions.isEmpty,
      read.threads.isEmpty, read.scopes.isEmpty
    else { return nil }
    return view.resolver.place(read.rest.filter { $0.kind != .mark })
  }
}

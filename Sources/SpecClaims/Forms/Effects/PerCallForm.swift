/// A method that another one calls for each of several things: "called for each row in `-describeAll`".
///
/// How often that is, the sentence does not say, so it is no count.
enum PerCallForm: SentenceForm {
  static let name = "per-call"
  static let summary = "a call for each of the things that another method goes through"
  static let examples = ["It is called for each row in `-describeAll`."]
  static let refuses = [
    "It is called for each row.", "It is called in `-describeAll`.", "It is usually called for each row in `-load`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.verb.isNegated, !view.isHedged, !view.isDenied, view.verb.modality == .fact,
      isWithinAnother(view), let each = view.adverbials.per, let place = view.place?.first
    else { return [] }
    return [view.draft(.trigger(event: "each \(each) in \(place.name.written)"))]
  }

  /// "for each X in M", where M is not the method spoken of.
  static func isWithinAnother(_ view: ClauseView) -> Bool {
    guard view.adverbials.per != nil, view.clause.tail.contains(where: { $0.isWord(in: ["each", "every"]) }),
      let place = view.place, place.count == 1, case .methods(let methods) = view.subject
    else { return false }
    return !methods.contains(place[0])
  }
}

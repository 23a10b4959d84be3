/// The inherited method as what is called.
extension SupercallForm {
  /// "The base class version does not need to be called", "the inherited implementation must be called".
  static func baseCalled(_ view: ClauseView) -> [ClaimDraft]? {
    let words = view.clause.subject.map(\.lower)
    guard view.verb.isPassive, Verbs.calling.contains(view.verb.lemma), (3...5).contains(words.count),
      !view.isHedged, !view.isDenied, view.isInMethodSection,
      ["version", "implementation", "method"].contains(words.last ?? ""),
      words.contains(where: { ["base", "parent", "superclass", "inherited"].contains($0) }),
      view.adverbials.rest.trimmingMarks.isEmpty, view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty,
      view.adverbials.times == nil
    else { return nil }
    if view.verb.isUnneeded || view.effect == .unnecessary { return [claim(required: false, view)] }
    guard !view.verb.isNegated, [.must, .should].contains(view.modality), view.condition == nil else { return nil }
    return [claim(required: true, view)]
  }
}

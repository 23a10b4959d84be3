/// How often a call happens: "is called once", "at most once per node", "may be called multiple times", "is never called".
///
/// Refuses a negated call that has words it does not know behind it ("is not called very often").
enum CallCountForm: SentenceForm {
  static let name = "call-count"
  static let summary = "a call with a count"
  static let examples = [
    "This hook is called once.", "It may be called multiple times in a controller's life.", "The block runs at most once per cell.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.isHedged, !view.isDenied else { return [] }
    let times = view.adverbials.times
    if view.verb.isNegated { return negated(times, view) }
    guard let times else { return [] }
    return [view.draft(.multiplicity(times, per: view.adverbials.per))]
  }

  private static func negated(_ times: Times?, _ view: ClauseView) -> [ClaimDraft] {
    switch times {
    case .multiple, .atMostOnce: [view.draft(.multiplicity(.atMostOnce, per: view.adverbials.per))]
    case .once, .atLeastOnce, .zero: []
    case nil: isPlainlyNever(view) ? [view.draft(.multiplicity(.zero, per: nil))] : []
    }
  }

  /// "is never called" and nothing more.
  private static func isPlainlyNever(_ view: ClauseView) -> Bool {
    view.adverbials.items.isEmpty && view.adverbials.restIsIgnorable && view.leading.items.isEmpty && view.verb.modality == .fact
  }
}

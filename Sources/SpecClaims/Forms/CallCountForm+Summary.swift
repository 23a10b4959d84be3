/// Counts in the words that sum a method up.
extension CallCountForm {
  /// "Call once per frame", "Call exactly once", in the section of a method: how often it is to be called.
  static func summary(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isImperative, !view.verb.isNegated, Verbs.calling.contains(view.verb.lemma), view.effect == .none,
      !view.isHedged, view.isInMethodSection, view.clause.link == .main, view.clause.leading.isEmpty,
      let times = view.adverbials.times, [.once, .atMostOnce].contains(times), opensWithCount(view.clause.tail),
      view.adverbials.conditions.isEmpty
    else { return nil }
    return view.draft(.multiplicity(times, per: view.adverbials.per), subject: view.resolver.heading)
  }

  /// "this once to close it": the purpose tells that it is no step on the way to something else.
  private static func withoutThis(_ tail: [Token]) -> [Token] {
    guard tail.count > 4, tail[0].isWord("this"), tail[1].isWord("once"), tail[2].isWord("to") else { return tail }
    return Array(tail.dropFirst())
  }

  /// "once per frame"; "call this once", "call `close` once" may be a step on the way to something else.
  private static func opensWithCount(_ tail: [Token]) -> Bool {
    let words = Array(withoutThis(tail).drop { $0.isWord(in: ["only", "exactly", "just"]) })
    return !words.isEmpty && TimesPhrase.read(words, at: 0) != nil
  }
}

/// What goes wrong when the rule just stated is broken: "… because it forces a window to be made early".
enum MisuseResultForm: SentenceForm {
  static let name = "misuse-result"
  static let summary = "what breaking the rule before it leads to"
  static let examples = [
    "Never access `self.view` in this method, because it forces the view to be created early.",
    "Callers must not open the tank in this method, because that leads to a deadlock.",
  ]
  static let refuses = ["It forces the view to be created early."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let named = named(view) ?? unpredictable(view) { return named }
    guard case .causal = view.clause.link, ["force", "cause", "make"].contains(view.verb.lemma), !view.verb.isNegated,
      !view.isHedged,
      view.verb.modality == .fact, isPronoun(view.clause.subject),
      let result = result(in: view.clause.tail)
    else { return [] }
    return broken(view.earlier.last, result) ?? []
  }

  /// What breaking a prohibition, a limit on how often something is called, or a rule on where it is, ends in.
  private static func broken(_ rule: ClaimDraft?, _ result: String) -> [ClaimDraft]? {
    switch rule?.payload {
    case .multiplicity(.atMostOnce, _), .prohibition, .thread: rule?.broken(endingIn: result)
    default: nil
    }
  }

  /// "… because that leads to a deadlock", "… is forbidden (it will result in an error)": the result has a name.
  private static func named(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.clause.link != .main, !view.verb.isNegated, !view.verb.isPassive, !isOpen(view),
      ![.must, .should].contains(view.verb.modality),
      isPronoun(view.clause.subject), let rule = view.earlier.last, rule.modality == .must || rule.modality == .should,
      let result = ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail) ?? ErrorForm.ofDoing(view)
    else { return nil }
    return broken(rule, result)
  }

  /// "as this would deadlock", "because that might lead to a deadlock": said of what nobody should do, it is no doubt.
  private static func isOpen(_ view: ClauseView) -> Bool {
    view.isHedged
      && (!["would", "might", "could"].contains(
        view.verb.adverbs.filter(Lexicon.hedges.contains).joined(separator: " ")) || HedgePhrase.isIn(view.clause.tail))
  }

  /// "Do not close it here: unpredictable behavior may result."
  private static func unpredictable(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.clause.link != .main, !view.verb.isNegated,
      ["result", "occur", "follow", "ensue"].contains(view.verb.lemma),
      view.clause.subject.first?.isWord(in: ["unpredictable", "undefined"]) == true,
      view.clause.tail.allSatisfy({ $0.kind == .mark })
    else { return nil }
    return broken(view.earlier.last, "undefined")
  }

  private static func isPronoun(_ tokens: [Token]) -> Bool {
    tokens.count == 1 && tokens[0].isWord(in: ["it", "this", "that"]) || tokens.map(\.lower) == ["doing", "so"]
  }

  /// "the view to be created early" → "the view is created early".
  private static func result(in tail: [Token]) -> String? {
    guard let to = tail.firstIndex(where: { $0.isWord("to") }), to > 0, to + 2 < tail.count, tail[to + 1].isWord("be")
    else { return nil }
    return Verbs.being(tail[..<to].phrase, tail[(to + 2)...].phrase)
  }
}

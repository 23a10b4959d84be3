/// "Should" and "cannot" that neither ask nor forbid: what somebody expects of a thing, and what a function is not able to do.
enum ExpectationGate {
  /// What is wrong with a draft, as the end of "were it not for"; nil when nothing is.
  static func refusal(of draft: ClaimDraft, view: ClauseView) -> String? {
    if draft.manner == "as" { return "the words that “as” compares it with" }
    if case .effect = draft.payload, view.verb.isNegated, isDeniedOfManner(view) {
      return "the adverb, which alone is denied"
    }
    return view.clause.subject.map(\.lower) == ["one", "first"] ? "“first”, which is the verb's" : nil
  }

  /// "This should allow the pump to run dry": what it is good for.
  static func isExpected(_ view: ClauseView) -> Bool {
    // "The tools should connect automatically": what they will have done.
    if view.verb.modality == .should, !view.verb.isPassive, !view.isYou, !Roles.end(view.written.subject),
      view.clause.tail.trimmingMarks.map(\.lower) == ["automatically"]
    {
      return true
    }
    return view.verb.modality == .should && !view.verb.isPassive && !view.verb.isAdvised
      && view.written.subject.count == 1
      && view.written.subject[0].isWord(in: ["this", "that", "it", "these"])
      && ["allow", "enable", "help", "let", "make", "give", "suffice", "improve", "reduce", "speed"]
        .contains(view.verb.lemma)
  }

  /// "This function cannot decide how full the tank is".
  static func isUnable(_ view: ClauseView) -> Bool {
    view.verb.isCan && view.verb.isNegated && !view.verb.isPassive && abilities.contains(view.verb.lemma)
  }

  private static let abilities: Set<String> = [
    "decide", "determine", "know", "tell", "detect", "distinguish", "guarantee", "see", "provide", "predict", "ensure",
    "recognize", "understand", "handle", "support", "give",
  ]

  /// "The documentation recommended pumps should be idempotent": what was said once.
  static func isReported(_ subject: [Token]) -> Bool {
    guard let page = subject.firstIndex(where: { $0.isWord(in: ["documentation", "docs", "specification"]) }) else {
      return false
    }
    return subject[page...].dropFirst().first?.isWord(in: reporting) == true
  }

  private static let reporting: Set<String> = [
    "recommended", "said", "stated", "suggested", "required", "claimed", "demanded", "says", "recommends", "suggests",
  ]

  /// "will not immediately stop the pump": it stops it later.
  private static func isDeniedOfManner(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains {
      ["immediately", "directly", "instantly", "automatically", "synchronously"].contains($0)
    }
  }
}

/// The term of memory models as a noun: "there is a happens-before relation between opening a tank and filling it".
///
/// Refuses a relation whose two ends are not told, and one that is denied or merely wished for.
enum HappensBeforeForm: SentenceForm {
  static let name = "happens-before"
  static let summary = "a happens-before relation between two things"
  static let examples = [
    "There is a happens-before relation between opening a tank and filling it.",
    "A happens-before edge exists between `-open` and `-fill`.",
  ]
  static let refuses = [
    "There is a happens-before relation between the calls.",
    "There is no happens-before relation between opening a tank and filling it.",
    "There may be a happens-before relation between opening a tank and filling it.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard ["be", "exist"].contains(view.verb.lemma), !view.verb.isNegated, !view.isHedged, !view.isDenied,
      view.verb.modality != .may, view.effect == .none, let (first, second) = ends(view)
    else { return [] }
    return [
      view.draft(.order(.before, view.resolver.reference(second)), subject: view.resolver.callSubject(of: first))
    ]
  }

  /// The words between "between" and "and", and those behind it.
  private static func ends(_ view: ClauseView) -> ([Token], [Token])? {
    let words = view.clause.subject + view.clause.tail
    guard let term = words.firstIndex(where: { $0.isWord(in: [Token].terms) }), term + 1 < words.count,
      words[term + 1].isWord(in: [Token].nouns), !words[..<term].contains(where: { $0.isWord("no") }),
      let between = words[term...].firstIndex(where: { $0.isWord("between") }),
      let and = words[between...].firstIndex(where: { $0.isWord("and") }), and > between + 1, and + 1 < words.count
    else { return nil }
    let second = words[(and + 1)...].prefix { $0.kind != .mark }
    guard second.count <= 12, !second.contains(where: { $0.isWord(in: Lexicon.coordinators) }) else { return nil }
    return (Array(words[(between + 1)..<and]), Array(second))
  }
}

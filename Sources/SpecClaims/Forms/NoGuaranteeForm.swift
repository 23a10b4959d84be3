/// What is not promised, said with a noun: "there are no ordering guarantees between readers", "there is no guarantee about which thread
/// calls it".
///
/// Refuses guarantees of anything but order and threads.
enum NoGuaranteeForm: SentenceForm {
  static let name = "no-guarantee"
  static let summary = "an order or a thread of which there is no guarantee"
  static let examples = [
    "There are no ordering guarantees between readers.", "There is no guarantee about which thread calls this hook.",
  ]
  static let refuses = [
    "There is no guarantee that it works.", "There are guarantees about which thread calls this hook.",
    "There are no guarantees.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard isNone(view) else { return [] }
    let words = view.clause.subject + view.clause.tail
    if words.contains(where: { $0.isWord(in: ["order", "ordering", "orderings"]) }) { return order(words, view) }
    let isOfThreads = words.indices.dropLast().contains {
      words[$0].isWord(in: ["which", "what"]) && words[$0 + 1].isWord(in: ["thread", "threads", "queue"])
    }
    guard isOfThreads, view.resolver.topic != .unknown else { return [] }
    return [view.draft(.thread(on: .any), subject: view.resolver.topic)]
  }

  /// "there are no guarantees", "no guarantees are made", "no order exists".
  private static func isNone(_ view: ClauseView) -> Bool {
    guard !view.isHedged, !view.verb.isNegated, view.verb.modality == .fact else { return false }
    let isThere = view.clause.subject.count == 1 && view.clause.subject[0].isWord("there") && view.verb.lemma == "be"
    let words = isThere ? view.clause.tail : view.clause.subject
    guard words.first?.isWord("no") == true else { return false }
    // "no guaranteed order of execution".
    if isThere, words.count > 2, words[1].isWord(in: ["guaranteed", "defined", "particular", "specified"]) {
      return words[2].isWord(in: ["order", "ordering"])
    }
    if words.prefix(6).contains(where: { $0.isWord(in: ["guarantee", "guarantees", "promise"]) }) {
      return isThere || ["make", "give", "provide"].contains(view.verb.lemma)
    }
    return view.verb.lemma == "exist" && words.prefix(6).contains { $0.isWord(in: ["order", "ordering"]) }
  }

  /// "between readers", "among drivers": what is not ordered.
  private static func order(_ words: [Token], _ view: ClauseView) -> [ClaimDraft] {
    var things: [Token] = []
    if let between = words.lastIndex(where: { $0.isWord("for") }), words.contains(where: { $0.isWord("guaranteed") }) {
      things = words[(between + 1)...].prefix { $0.kind != .mark }.map { $0 }
    } else if let between = words.lastIndex(where: { $0.isWord(in: ["between", "among", "amongst", "of"]) }) {
      things = words[(between + 1)...].drop { $0.isWord(in: ["the", "these", "different", "their"]) }.prefix {
        $0.kind == .code || $0.kind == .word && !Lexicon.isFunctionWord($0.lower)
      }
      .map { $0 }
    }
    let subject: Subject = things.isEmpty ? view.resolver.topic : .phrase(things.phrase)
    guard subject != .unknown else { return [] }
    var draft = view.draft(.order(.before, .event("one another")), subject: subject)
    draft.polarity = false
    return [draft]
  }
}

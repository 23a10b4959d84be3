/// What does not happen before or after something else, said of nothing: "no row is ever saved after the file is closed", "no row is
/// drawn until the panel has a size".
///
/// Refuses calls, which other forms read, and moments that are only pointed at.
enum NoEventForm: SentenceForm {
  static let name = "no-event"
  static let summary = "something of which nothing happens before, or after, something else"
  static let examples = [
    "No row is ever saved after the file is closed.", "No row is drawn until the panel has a size.",
  ]
  static let refuses = [
    "No row is saved.", "No row is usually saved after the file is closed.", "No row is saved before that.",
    "No row should have been saved after the file is closed.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    let words = view.clause.subject.dropFirst()
    guard view.clause.subject.first?.isWord("no") == true, let next = words.first, words.count <= 8,
      !next.isWord(in: ["one", "further", "more", "other", "longer", "additional", "new"]),
      !isOfCalls(words, view), view.verb.isPassive, !view.verb.isNegated, !view.verb.isPerfect, !view.isHedged,
      view.verb.modality != .should, !["allow", "permit", "need", "require"].contains(view.verb.lemma)
    else { return [] }
    // "for the quiet period", "on the network": without it, more would be said.
    guard view.adverbials.rest.first?.isWord(in: ["for", "on", "in", "over"]) != true else { return [] }
    let subject = Subject.phrase(Verbs.passive(Array(words).phrase, view.verb.lemma))
    return (view.adverbials.orders + view.leading.orders).compactMap { order in
      let reference = view.resolver.reference(order.target)
      switch order.relation {
      case .after where !order.exclusively: return draft(.order(.neverAfter, reference), subject, view)
      case .before where !order.exclusively: return draft(.order(.neverBefore, reference), subject, view)
      default: return nil
      }
    }
  }

  /// "No row may be saved after E": forbidden, and not merely open.
  private static func draft(_ payload: Payload, _ subject: Subject, _ view: ClauseView) -> ClaimDraft {
    view.draft(payload, subject: subject).forbidden
  }

  /// "no data is delivered", "no `open` events are delivered": a thing, and no call.
  private static func isOfCalls(_ words: ArraySlice<Token>, _ view: ClauseView) -> Bool {
    guard view.isCall, let noun = words.last else { return false }
    return !["deliver", "send", "emit", "dispatch", "receive"].contains(view.verb.lemma)
      || noun.isWord(in: NothingFurtherForm.calls) && words.count == 1
      || !view.resolver.methods(in: [noun]).isEmpty
  }
}

/// A method by what may be done in it: "When the size is set, subclasses may look at it here."
///
/// The condition in front is what makes the call happen. Refuses permissions that name no place.
enum OccasionForm: SentenceForm {
  static let name = "occasion"
  static let summary = "a method that is the occasion to do something when an event happens"
  static let examples = ["When the size is set to a new one, subclasses may inspect it here."]
  static let refuses = [
    "When the size is set to a new one, subclasses may inspect it.", "Subclasses may inspect the size here.",
    "If the size is set, subclasses may inspect it here.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isAuthor, !view.verb.isImperative, view.verb.modality == .may, !view.verb.isNegated, !view.verb.isHedged,
      view.effect == .none, view.namesPlace, let place = view.place, place == view.resolver.scope.methods,
      view.clause.leading.count == 1, let condition = view.clause.leading.first,
      let event = WhenClause.event(in: condition), WhenClause.relation(of: event) == nil, !event.isEmpty
    else { return [] }
    return [ClaimDraft(subject: .methods(place), payload: .trigger(event: event.phrase))]
  }
}

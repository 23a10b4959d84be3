/// How long something may be changed: "the plan is mutable up until the point that it is returned in this method".
///
/// What holds from then on is the immutability form's.
enum MutableUntilForm: SentenceForm {
  static let name = "mutable-until"
  static let summary = "an object that may be changed until a moment"
  static let examples = ["The plan is mutable up until the point that it is returned in this method."]
  static let refuses = ["The plan is mutable.", "The plan is not mutable until it is returned in this method."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard Mutability.isGranted(view.clause), !view.isHedged, view.clause.tail.contains(where: { $0.isWord("until") }),
      let moment = Moments.named(in: view.clause.tail, resolver: view.resolver)
    else { return [] }
    let object = view.clause.subject.prefix { !$0.isWord(in: Lexicon.relative) }.drop {
      $0.isWord(in: Lexicon.determiners)
    }
    guard !object.isEmpty, !object.contains(where: { $0.isWord(in: Lexicon.pronouns) }) else { return [] }
    return [
      ClaimDraft(
        subject: .phrase(object.phrase),
        payload: .obligation(action: .access, object: object.phrase, scope: .before(moment)), modality: .may,
        obligor: .subclass)
    ]
  }
}

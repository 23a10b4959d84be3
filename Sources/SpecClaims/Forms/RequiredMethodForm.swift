/// The methods of which one must be written: "the only method that a tank must implement is `fill`", "`fill` is the only hook you have to
/// override".
///
/// Refuses what may be written.
enum RequiredMethodForm: SentenceForm {
  static let name = "required-method"
  static let summary = "the only method that has to be overridden"
  static let examples = [
    "The only method that a tank must implement is `fillAll`.", "`fillAll` is the only hook that you must override.",
  ]
  static let refuses = [
    "The only method that a tank may implement is `fillAll`.", "The only method that a tank implements is `fillAll`.",
    "The only method that a tank must call is `fillAll`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "be", !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact,
      view.effect == .none, let method = method(view)
    else { return [] }
    var draft = view.rule(
      .obligation(action: .override, object: method.name.written, scope: .anywhere), subject: .methods([method]))
    draft.modality = .must
    return [draft]
  }

  private static func method(_ view: ClauseView) -> MethodReference? {
    let (one, other) = (view.clause.subject, view.clause.tail.trimmingMarks)
    let named = view.resolver.methods(in: isOnly(one) ? other : isOnly(other) ? one : [])
    guard named.count == 1, (isOnly(one) ? other : one).count <= 3 else { return nil }
    return named[0]
  }

  /// "the only method that X must implement".
  private static func isOnly(_ words: [Token]) -> Bool {
    guard words.count > 4, words[0].isWord("the"), words[1].isWord("only"),
      words[2].isWord(in: SubjectResolver.methodNouns),
      let last = words.last,
      last.isWord(in: ["implement", "override", "provide", "define", "implemented", "overridden"])
    else { return false }
    return words.contains { $0.isWord("must") }
      || words.suffix(4).contains { $0.isWord(in: ["have", "has", "need", "needs"]) }
  }
}

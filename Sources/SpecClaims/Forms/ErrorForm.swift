/// The error a call ends in when it is not used as it must be: "this operation must generate an error if no id is given", "calling
/// `send` here will throw an exception", "`StateException`: if the stream is closed".
///
/// Refuses hedged results ("might crash") and errors without a cause named in the sentence.
enum ErrorForm: SentenceForm {
  static let name = "error"
  static let summary = "the error that a wrong use leads to"
  static let examples = [
    "This method throws an exception if the stream is closed.",
    "This operation must generate an error if it is not given a name.",
  ]
  static let refuses = ["It usually throws if the stream is closed.", "The log holds every error."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.verb.isPassive || view.clause.link == .causal("otherwise"),
      !view.verb.isImperative, !view.isHedged, !view.verb.isPerfect,
      let result = ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail)
    else { return [] }
    if case .causal("otherwise") = view.clause.link { return otherwise(result, view) }
    if let cause = view.condition, view.isAboutHeading {
      return [draft(result, of: cause, subject: view.subject, view)]
    }
    if view.clause.subject.map(\.lower) == ["doing", "so"] || view.clause.subject.map(\.lower) == ["doing", "this"] {
      return doingSo(result, view)
    }
    guard let first = view.clause.subject.first, view.clause.subject.count > 1, view.isInSection,
      first.isWord("attempting") || Verbs.lemma(of: first.lower, as: [.gerund]) != nil
    else { return [] }
    return [draft(result, of: view.clause.subject.phrase, subject: view.resolver.topic, view)]
  }

  /// "…, otherwise it will be executed twice": the misuse is the rule just given, broken.
  private static func otherwise(_ result: String, _ view: ClauseView) -> [ClaimDraft] {
    guard let rule = view.earlier.last else { return [] }
    let misuse: Misuse
    switch rule.payload {
    case .prohibition(let action, let object, let scope): misuse = Misuse(action: action, object: object, scope: scope)
    case .obligation(let action, let object, let scope):
      misuse = Misuse(action: action, object: "no " + object, scope: scope)
    default: return []
    }
    return [ClaimDraft(subject: rule.subject, payload: .misuseResult(misuse: misuse, result: result))]
  }

  /// "Doing so will raise an exception": what the sentence before forbade.
  private static func doingSo(_ result: String, _ view: ClauseView) -> [ClaimDraft] {
    guard let acted = view.resolver.discourse.actions.last, view.isInSection else { return [] }
    let misuse = Misuse(action: acted.action, object: acted.object, scope: .anywhere)
    return [ClaimDraft(subject: view.resolver.topic, payload: .misuseResult(misuse: misuse, result: result))]
  }

  private static func draft(_ result: String, of misuse: String, subject: Subject, _ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(
      .misuseResult(misuse: Misuse(action: .call, object: misuse, scope: .anywhere), result: result), subject: subject)
    draft.condition = nil
    draft.obligor = .framework
    return draft
  }
}

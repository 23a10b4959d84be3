/// Calls that do not happen, denied in the subject: "if the tank is empty, no callback is invoked", "no hooks are called during a copy".
///
/// Refuses "no other hook" and "no further", which set an order, and a denial that is doubled; "no other `fill`" has the name of what is not called.
enum NoneCalledForm: SentenceForm {
  static let name = "none-called"
  static let summary = "calls of which none happens"
  static let examples = ["If the tank is empty, no callback is invoked.", "In this mode no hooks are called."]
  static let refuses = [
    "No other hook is called.", "No further hooks are called after this one.", "No hook is not called.",
    "No hook should be called.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard isCall(view), !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact, !view.verb.isPerfect,
      view.clause.subject.first?.isWord("no") == true, view.condition != nil,
      view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty, view.adverbials.times == nil
    else { return [] }
    let words = Array(view.clause.subject.dropFirst())
    // "no user name or password is sent".
    if view.verb.lemma == "send", words.contains(where: { $0.isWord("or") }) { return [] }
    guard let first = words.first, !first.isWord(in: ["more", "longer", "one", "two"]),
      // "after this one no further hooks are called" sets an order; "if it throws, …" tells of that case.
      !first.isWord("further") || view.conditionInFront?.lowercased().hasPrefix("if ") == true,
      !first.isWord("other") || words.dropFirst().first?.kind == .code,
      words.count <= 6, !words.contains(where: { $0.isWord(in: ["than", "but", "except"]) })
    else { return [] }
    let isNamed = !view.resolver.methods(in: words).isEmpty
    let subject =
      isNamed && !first.isWord("other") ? view.resolver.callSubject(of: words) : .phrase("any \(words.phrase)")
    return [view.draft(.multiplicity(.zero, per: nil), subject: subject)]
  }

  private static func isCall(_ view: ClauseView) -> Bool {
    if view.isCall { return true }
    return ["happen", "occur"].contains(view.verb.lemma) && view.clause.subject.last?.isWord(in: happenings) == true
  }

  /// What a program does now and then; a loss or a deadlock happens, too, and is no call.
  private static let happenings: Set<String> = [
    "call", "calls", "callback", "callbacks", "event", "events", "request", "requests", "update", "updates", "process",
    "pass",
  ]
}

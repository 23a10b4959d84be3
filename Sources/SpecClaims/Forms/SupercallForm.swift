/// Whether an override has to call super: "it is not necessary to start with a call to super".
enum SupercallForm: SentenceForm {
  static let name = "supercall"
  static let summary = "whether super must be called"
  static let examples = ["It is not necessary to call super.", "You must call super."]
  static let refuses = ["You may call super.", "The framework calls super."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isAuthor, view.clause.tail.contains(where: { $0.isSuper }) && callsSuper(view) || callsThrough(view)
    else {
      return []
    }
    if view.isHedged || view.verb.isNegated && view.effect != .unnecessary && view.modality != .fact { return [] }
    let required = view.effect != .unnecessary && !view.verb.isNegated
    guard !required || view.modality == .must || view.modality == .should else { return [] }
    let position =
      view.verb.lemma == "begin" || view.clause.tail.contains { $0.isWord("first") } || isBeforeAll(view)
      ? "first" : nil
    var draft = view.draft(.supercall(required: required, position: position), subject: subject(view))
    draft.obligor = required ? .subclass : .framework
    draft.modality = view.effect == .unnecessary ? .fact : draft.modality
    return [draft]
  }

  /// "before any other statement".
  private static func isBeforeAll(_ view: ClauseView) -> Bool {
    view.adverbials.orders.contains {
      $0.relation == .before && $0.target.first?.isWord(in: ["any", "anything", "everything"]) == true
    }
  }

  /// "call through to the superclass", "call the superclass implementation".
  private static func callsThrough(_ view: ClauseView) -> Bool {
    Verbs.calling.contains(view.verb.lemma)
      && view.clause.tail.prefix(6).contains { $0.isWord(in: ["superclass", "superclass's", "parent"]) }
      && view.clause.tail.prefix(7).contains { $0.isWord(in: ["implementation", "through", "method", "version"]) }
  }

  private static func callsSuper(_ view: ClauseView) -> Bool {
    let words = view.clause.tail
    guard let index = words.firstIndex(where: { $0.isSuper }) else { return false }
    if Verbs.calling.contains(view.verb.lemma) { return index <= 1 }
    guard ["begin", "start", "end", "finish"].contains(view.verb.lemma) else { return false }
    return words[..<index].contains { $0.isWord(in: ["call", "calling"]) }
  }

  private static func subject(_ view: ClauseView) -> Subject {
    if let place = view.place { return .methods(place) }
    return view.resolver.heading
  }
}

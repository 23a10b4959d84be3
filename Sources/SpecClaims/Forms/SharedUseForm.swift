/// A thing that may be used from several threads: "you may use this object from any thread", "callers are free to use one tank from
/// several threads, though one at a time".
///
/// Refuses the use of a method, which is a call and another form's, and uses that are forbidden.
enum SharedUseForm: SentenceForm {
  static let name = "shared-use"
  static let summary = "a thing that an author may use from any thread"
  static let examples = [
    "You may use the pump from any thread.",
    "Callers are free to use the tank from multiple threads, but only one call at a time.",
  ]
  static let refuses = [
    "You must not use the pump from any thread.", "You may use the pump from the main thread.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isAuthor, !view.isHedged, !view.verb.isNegated, !view.verb.isPassive, !view.verb.isImperative,
      view.effect == .none, view.modality == .may, uses.contains(view.verb.lemma),
      view.adverbials.threads == [.any], let subject = subject(view)
    else { return [] }
    let shared = view.draft(.thread(on: .any), subject: subject)
    guard isOneAtATime(view) else { return [shared] }
    var one = view.draft(.concurrency(mode: "serial"), subject: subject)
    one.modality = .must
    one.obligor = .subclass
    return [shared, one]
  }

  private static let uses: Set<String> = ["use", "call", "access", "share", "read", "write", "query", "invoke"]

  /// "…, but only one call simultaneously".
  private static func isOneAtATime(_ view: ClauseView) -> Bool {
    let words = view.clause.tail
    guard let but = words.firstIndex(where: { $0.isWord("but") }), but + 2 < words.count,
      words[but + 1].isWord("only"), words[but + 2].isWord("one")
    else { return false }
    return words[but...].contains { $0.isWord(in: ["simultaneously", "concurrently", "time", "once"]) }
  }

  /// "an instance", "this object": the type spoken of; anything else is itself.
  private static func subject(_ view: ClauseView) -> Subject? {
    let object = view.adverbials.rest.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) }
    guard let last = object.last, view.resolver.methods(in: Array(object)).isEmpty else { return nil }
    if last.isWord(in: ["instance", "object", "it", "instances", "objects", "them"]), object.count <= 2 {
      if let type = view.resolver.scope.type { return .phrase(type) }
      return view.resolver.topic == .unknown || view.isInMethodSection ? nil : view.resolver.topic
    }
    let subject = view.resolver.callSubject(of: Array(object))
    if case .phrase = subject { return subject }
    return nil
  }
}

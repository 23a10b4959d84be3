/// Something that may be done on any thread: "opening tanks from several threads is supported", "it is safe to open tanks from several threads".
///
/// Refuses what is merely possible or safe now and then, calls, which other forms read, and acts that are condemned.
enum ThreadedActForm: SentenceForm {
  static let name = "threaded-act"
  static let summary = "something that may be done on any thread"
  static let examples = [
    "Opening tanks from several threads is supported.", "It is safe to read tanks from multiple threads.",
  ]
  static let refuses = [
    "Opening tanks from several threads is not supported.", "Opening tanks from several threads is usually safe.",
    "It is not safe to read tanks from multiple threads.", "It is safe to read tanks from the main thread.",
    "It may be safe to read tanks from multiple threads.", "Opening tanks from several threads is slow.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged, !view.isDenied, !view.verb.isNegated, !view.verb.isPast, view.conditionInFront == nil,
      let act = judged(view) ?? permitted(view)
    else { return [] }
    var draft = view.statement(.thread(on: .any), subject: .phrase(act))
    (draft.modality, draft.obligor) = (.may, .framework)
    return [draft]
  }

  /// "opening tanks from several threads | is supported".
  private static func judged(_ view: ClauseView) -> String? {
    guard view.verb.modality == .fact, view.effect == .none, let first = view.clause.subject.first, first.kind == .word,
      Verbs.isGerund(first.lower), isPraise(view), case let act = view.clause.subject,
      let thread = act.indices.first(where: { ThreadPhrase.read(act, at: $0) != nil }), thread > 1,
      let (word, end) = ThreadPhrase.read(act, at: thread), word == .any, end == act.count
    else { return nil }
    return whole(first.lower, Array(act[1..<thread]), view)
  }

  /// "is (also) supported", "is safe", and nothing behind it.
  private static func isPraise(_ view: ClauseView) -> Bool {
    let rest = view.clause.tail.trimmingMarks
    if view.verb.isPassive { return ["support", "allow", "permit"].contains(view.verb.lemma) && rest.isEmpty }
    guard view.verb.lemma == "be", let last = rest.last else { return false }
    return last.isWord(in: ["safe", "fine", "okay", "ok", "legal", "allowed", "supported"])
      && rest.dropLast().allSatisfy { $0.isWord(in: ["also", "perfectly", "always", "completely", "entirely"]) }
  }

  /// "(it is safe) | to read tanks | from several threads".
  private static func permitted(_ view: ClauseView) -> String? {
    guard view.effect == .permitted, view.verb.isInfinitive, !view.verb.isPassive, view.adverbials.threads == [.any],
      view.adverbials.orders.isEmpty, view.adverbials.conditions.isEmpty, view.adverbials.times == nil,
      !Verbs.calling.contains(view.verb.lemma), !["be", "have", "do"].contains(view.verb.lemma)
    else { return nil }
    return whole(Verbs.gerund(of: view.verb.lemma), view.adverbials.rest.trimmingMarks, view)
  }

  /// The act with its object, which is no method.
  private static func whole(_ gerund: String, _ object: [Token], _ view: ClauseView) -> String? {
    guard (1...6).contains(object.count), !["calling", "invoking"].contains(gerund), !object.isLonePronoun,
      object.allSatisfy({ $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) && !$0.isWord(in: Lexicon.relative) }),
      view.resolver.methods(in: object).isEmpty
    else { return nil }
    return "\(gerund) \(object.withGerunds.phrase)"
  }

  /// "filling the tank", where that is what is permitted.
  static func isAct(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .phrase(let words) = draft.subject, view.effect == .permitted else { return false }
    return words.hasPrefix(Verbs.gerund(of: view.verb.lemma) + " ")
  }
}

extension [Token] {
  /// "(reading) and write tanks": "and writing tanks".
  fileprivate var withGerunds: [Token] {
    guard count > 2, self[0].isWord(in: ["and", "or"]), let lemma = Verbs.lemma(of: self[1].lower, as: [.base]) else {
      return self
    }
    return [self[0], .word(Verbs.gerund(of: lemma), self[1])] + self[2...]
  }
}

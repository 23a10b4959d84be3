/// What must have happened by the time of a call: "the tank must already have been opened", "the rows must have been loaded, otherwise the
/// behaviour is undefined".
///
/// Only in the section of the method whose call it is. Refuses moments that are told with the duty ("before the draw"), which make an order
/// of their own, and what is concluded ("somebody must have opened it").
enum PreconditionForm: SentenceForm {
  static let name = "precondition"
  static let summary = "what must have happened before a method is called"
  static let examples = [
    "The tank must already have been opened.", "The row must previously have been attached to this panel.",
    "The pump must have been started, otherwise the behavior is undefined.", "The row must already be locked.",
  ]
  static let refuses = [
    "Somebody must have opened the tank.", "The tank must usually have been opened.",
    "The tank should have been opened.", "It must have been opened by mistake.", "The tank must not have been opened.",
    "On return, the tank must have been opened.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPerfect || view.verb.adverbs.contains("already"), view.verb.isPassive,
      view.verb.modality == .must, !view.verb.isNegated,
      !view.verb.isHedged, !view.isHedged, view.effect == .none, !view.verb.isPast, isOwed(view.clause.link),
      !making.contains(view.verb.lemma), view.adverbials.orders.isEmpty, view.leading.orders.isEmpty,
      view.adverbials.times == nil, !isReached(view),
      case .methods(let methods) = view.resolver.heading, methods.count == 1, isThing(view),
      let event = event(view)
    else { return [] }
    var draft = view.draft(.order(.after, .event(event)), subject: .methods(methods))
    draft.obligor = .subclass
    return [draft]
  }

  /// "Upon return, the lock shall have been taken": what the call itself brings about.
  private static func isReached(_ view: ClauseView) -> Bool {
    view.clause.leading.joined().contains { $0.isWord(in: ["return", "returns", "success", "completion", "exit"]) }
  }

  /// What is done to a program before it runs.
  private static let making: Set<String> = ["build", "compile", "install", "link", "enable"]

  private static func isOwed(_ link: Clause.Link) -> Bool {
    switch link {
    case .main, .coordinate: true
    case .causal, .parenthetical, .relative: false
    }
  }

  /// A thing by its name: "it must have been opened" concludes as often as it asks.
  private static func isThing(_ view: ClauseView) -> Bool {
    let words = view.clause.subject
    guard let first = words.first, !words.isLonePronoun, words.count <= 8 else { return false }
    return !first.isWord(in: ["there", "somebody", "someone", "something", "no", "none", "nothing"])
      && PhraseGate.isNounPhrase(words.phrase)
      && !view.clause.tail.contains { $0.isWord(in: ["by", "because", "since"]) }
  }

  private static func event(_ view: ClauseView) -> String? {
    let rest = view.adverbials.rest.trimmingMarks.prefix { $0.kind != .mark && !$0.isWord("for") }.filter {
      !$0.isWord(in: ["already", "previously", "first", "before", "beforehand"])
    }
    let event = Verbs.perfect(view.clause.subject.objectPhrase, view.verb.lemma, passive: true)
    let whole = rest.isEmpty ? event : "\(event) \(rest.phrase)"
    return PhraseGate.isEvent(whole) ? whole : nil
  }
}

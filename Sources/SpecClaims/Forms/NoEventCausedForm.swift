/// Events that something does not bring about: "drawing does not trigger an update", "hidden rows will not receive `onPull` events".
///
/// Read as events of which there are none for the reason named. Refuses hedges, rules, and what has a moment of its own, which sets an
/// order.
enum NoEventCausedForm: SentenceForm {
  static let name = "no-event-caused"
  static let summary = "calls or events that something does not bring about"
  static let examples = [
    "Changing the level does not trigger an update.", "Hidden tanks will not receive drain events.",
    "Closing the valve never fires any callbacks.",
  ]
  static let refuses = [
    "Changing the level does not usually trigger an update.", "Changing the level must not trigger an update.",
    "Changing the level triggers an update.", "The panel does not send water.",
    "Hidden tanks will not receive events after `-close`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard bringing.contains(view.verb.lemma), !view.verb.isPassive, view.verb.isNegated, !view.isDenied,
      view.verb.modality == .fact, !view.verb.isImperative, !view.verb.isPerfect, !view.verb.isProgressive,
      view.effect == .none, !view.isHedged, view.verb.adverbs.allSatisfy({ $0 == "never" }),
      view.adverbials.orders.isEmpty, view.leading.orders.isEmpty, view.adverbials.times == nil,
      !view.adverbials.isAgain
    else { return [] }
    if let this = this(view) { return [this] }
    guard let cause = cause(view) else { return [] }
    if let named = named(cause, view) { return [named] }
    guard let events = events(view) else { return [] }
    let behind = view.adverbials.rest.trimmingMarks.dropFirst(events.length)
      .prefix { !$0.isWord("or") }.filter { $0.kind != .mark }
    let called = called(events.phrase, behind, view)
    let rest = called == nil ? behind : []
    var draft = view.draft(.multiplicity(.zero, per: nil), subject: called ?? .phrase(events.phrase))
    if rest.contains(where: { $0.isWord(in: ["and", "but"]) }) || !goesWith(rest, view) { return [] }
    draft.condition = [draft.condition, cause, rest.isEmpty ? nil : Array(rest).phrase].compactMap { $0 }
      .joined(separator: ", ")
    draft.obligor = .framework
    return [draft]
  }

  /// "If the tank is closed, you will not receive this callback": the method of the heading.
  private static func this(_ view: ClauseView) -> ClaimDraft? {
    let words = view.adverbials.rest.trimmingMarks.map(\.lower)
    guard words == ["this", "callback"] || words == ["this", "event"], view.isYou, view.isInMethodSection,
      view.condition != nil
    else { return nil }
    var draft = view.draft(.multiplicity(.zero, per: nil), subject: view.resolver.heading)
    draft.obligor = .framework
    return draft
  }

  /// "will not receive any `onFill` or `onDrain` callbacks": methods, by their names.
  private static func named(_ cause: String, _ view: ClauseView) -> ClaimDraft? {
    let words = view.adverbials.rest.trimmingMarks
    guard let noun = words.last, noun.isWord(in: ["callback", "callbacks", "event", "events", "call", "calls"]),
      case let names = words.dropLast().drop(while: { $0.isWord("any") }).filter({ $0.kind != .mark }),
      names.allSatisfy({ $0.kind == .code || $0.isWord("or") }),
      case let codes = names.filter({ $0.kind == .code }), !codes.isEmpty,
      case let methods = codes.compactMap({ MethodName(code: $0.text) }), methods.count == codes.count
    else { return nil }
    let type = view.resolver.scope.type
    var draft = view.draft(
      .multiplicity(.zero, per: nil), subject: .methods(methods.map { MethodReference(type: type, name: $0) }))
    draft.restrict(by: cause)
    draft.obligor = .framework
    return draft
  }

  /// "calls | to the `fill` method".
  private static func called(_ events: String, _ rest: [Token], _ view: ClauseView) -> Subject? {
    guard ["calls", "call"].contains(events), rest.first?.isWord(in: ["to", "of"]) == true, rest.count <= 4,
      case let named = view.resolver.methods(in: rest), named.count == 1
    else { return nil }
    return .methods(named)
  }

  /// "for hidden rows", "to the host"; "does not call the hooks in this order" calls them all the same.
  private static func goesWith(_ rest: [Token], _ view: ClauseView) -> Bool {
    if ["call", "invoke"].contains(view.verb.lemma) {
      return rest.isEmpty && view.adverbials.rest.first?.isWord("any") == true
    }
    return rest.first.map { $0.isWord(in: ["for", "to", "on", "from", "of", "related"]) } ?? true
  }

  private static let bringing: Set<String> = [
    "trigger", "fire", "emit", "send", "deliver", "receive", "generate", "raise", "schedule", "dispatch", "cause",
    "call", "invoke",
  ]

  /// Whoever gets none, or does not bring them about.
  private static func cause(_ view: ClauseView) -> String? {
    let subject = view.clause.subject
    guard let first = subject.first, subject.count <= 10,
      !first.isWord(in: ["no", "none", "nothing", "not", "there", "which", "that", "who"]),
      !view.clause.tail.contains(where: { $0.isWord(in: ["only", "unless", "until", "necessarily", "every", "all"]) })
    else { return nil }
    let word = view.verb.lemma == "receive" ? "for" : "by"
    let isPointing = subject.isLonePronoun
    if isPointing, view.isAboutHeading, case .methods(let methods) = view.subject {
      return "\(word) \(methods.map(\.name.written).joined(separator: ", "))"
    }
    return isPointing || first.isWord(in: ["those", "these"]) && subject.count == 1
      ? nil : "\(word) \(subject.objectPhrase)"
  }

  /// "a new update", "any further callbacks", "`onPull` events": without the words that only count them.
  private static func events(_ view: ClauseView) -> (phrase: String, length: Int)? {
    let object = view.adverbials.rest.trimmingMarks.prefix {
      $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) && !$0.isWord(in: Lexicon.relative)
        && !$0.isWord(in: Lexicon.coordinators)
    }
    let words = object.drop {
      $0.isWord(in: ["a", "an", "any", "the", "new", "further", "additional", "other", "more"])
    }
    guard let last = words.last, last.kind == .word, nouns.contains(last.lower), words.count <= 4,
      !words.contains(where: { $0.isWord(in: ["first", "last", "next", "second", "same", "such", "that", "this"]) })
    else { return nil }
    return (Array(words).phrase, object.count)
  }

  private static let nouns: Set<String> = [
    "event", "events", "callback", "callbacks", "notification", "notifications", "update", "updates", "hook", "hooks",
    "signal", "signals", "call", "calls", "layout", "redraw", "refresh", "reload", "rerender", "re-render", "listeners",
    "handlers", "wakeup", "wakeups",
  ]
}

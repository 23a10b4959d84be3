/// The one thread that may do something, as the subject: "only the main thread may call this", "no thread other than the render thread may
/// touch the tank".
///
/// Refuses what is no use of a thing ("only the main thread may wait"), facts and hedges.
enum OnlyThreadForm: SentenceForm {
  static let name = "only-thread"
  static let summary = "the only thread that may call or use something"
  static let examples = [
    "Only the main thread may call this.", "Only the render thread may access the tank.",
    "No thread other than the main thread may call `-fill`.", "Only the main thread may draw rows.",
  ]
  static let refuses = [
    "Only the main thread may wait.", "The main thread may call this.", "Only the main thread calls this.",
    "Usually, only the main thread may call this.", "Only the host may call this.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard [.may, .must, .should].contains(view.verb.modality), !view.verb.isNegated, !view.verb.isPassive,
      !isHedged(view), !view.isDenied, view.effect == .none,
      view.adverbials.times == nil, let thread = thread(view.clause.subject),
      let subject = Verbs.calling.contains(view.verb.lemma) || uses.contains(view.verb.lemma) ? used(view) : deed(view)
    else { return [] }
    var draft = view.draft(.thread(on: thread), subject: subject)
    (draft.modality, draft.obligor) = (view.verb.modality == .should ? .should : .must, .subclass)
    return [draft]
  }

  /// "other than the main thread" looks like a relative clause that hedges.
  private static func isHedged(_ view: ClauseView) -> Bool {
    view.clause.subject.first?.isWord("no") == true
      ? view.verb.isHedged || !view.clause.leading.isEmpty : view.isHedged
  }

  private static let uses: Set<String> = ["access", "use", "touch", "modify", "change", "update", "read", "write"]

  /// "only | the main thread", "no thread other than | the main thread", "no thread except | the main thread".
  private static func thread(_ subject: [Token]) -> ThreadWord? {
    guard let first = subject.first else { return nil }
    let words = subject.map(\.lower)
    let opening =
      first.isWord("only") ? 1 : openings.first { words.starts(with: $0) }?.count ?? 0
    guard opening > 0, subject.count > opening + 1 else { return nil }
    let place = [Token(kind: .word, text: "on", range: first.range)] + subject[opening...]
    guard let (thread, end) = ThreadPhrase.read(place, at: 0),
      end == place.count
        || ["of the process", "of the app", "of the application", "of the program"].contains(place[end...].phrase),
      ![.any, .another, .same].contains(thread)
    else { return nil }
    return thread
  }

  private static let openings = [
    ["no", "thread", "other", "than"], ["no", "thread", "except"], ["no", "threads", "other", "than"],
    ["no", "other", "thread", "than"], ["no", "thread", "but"],
  ]

  /// "(may) draw rows", "safely write to the display": rows are drawn.
  private static func deed(_ view: ClauseView) -> Subject? {
    let object = view.adverbials.rest.trimmingMarks
    guard (1...4).contains(object.count), deeds.contains(view.verb.lemma), !object.isLonePronoun,
      object.allSatisfy({ $0.kind == .word && !$0.isWord(in: Lexicon.prepositions) && !$0.isWord(in: ["and", "or"]) })
    else { return nil }
    return .phrase(Verbs.passive(object.phrase, view.verb.lemma))
  }

  private static let deeds: Set<String> = [
    "draw", "create", "destroy", "open", "close", "handle", "process", "load", "release", "free", "make", "send",
    "start",
    "stop", "render", "update", "register", "remove", "add",
  ]

  /// What is called or used: nothing may stand behind it but what says when.
  private static func used(_ view: ClauseView) -> Subject? {
    let object = Array(view.adverbials.rest.trimmingMarks)
    guard (1...5).contains(object.count), !object.contains(where: { $0.kind == .mark }),
      object.isPlainThing || object.isLonePronoun
    else { return nil }
    let subject = view.resolver.callSubject(of: object)
    return subject == .unknown ? nil : subject
  }
}

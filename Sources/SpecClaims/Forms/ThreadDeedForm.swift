/// What a thread does by its name: "the render thread draws the rows", "the log is written by the writer thread". What is done is done there.
///
/// Refuses what a thread does once or in its turn ("the worker thread takes the lock"), calls, which other forms read, and what it may do.
enum ThreadDeedForm: SentenceForm {
  static let name = "thread-deed"
  static let summary = "what is done by a thread"
  static let examples = [
    "The render thread draws the rows.", "The main thread handles all touches.",
    "The log is written by the writer thread.",
  ]
  static let refuses = [
    "The render thread may draw the rows.", "The render thread usually draws the rows.",
    "The worker thread takes the lock.", "A thread draws the rows.", "The log is written by the host.",
    "The render thread does not draw the rows.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.modality == .fact, !view.verb.isNegated, !view.verb.isPerfect, !view.verb.isPast,
      !view.verb.isProgressive, !view.verb.isElliptical, !view.verb.isImperative, !view.isHedged, !view.isDenied,
      view.effect == .none, view.adverbials.times == nil, view.adverbials.orders.isEmpty, view.momentsInFront.isEmpty,
      deeds.contains(view.verb.lemma), let (thread, thing) = view.verb.isPassive ? done(view) : doing(view),
      (1...5).contains(thing.count), thing.isPlainThing, !thing.isLonePronoun, PhraseGate.isNounPhrase(thing.phrase),
      view.resolver.methods(in: thing).isEmpty
    else { return [] }
    return [view.draft(.thread(on: thread), subject: .phrase(Verbs.passive(thing.phrase, view.verb.lemma)))]
  }

  /// "the render thread | draws | the rows".
  private static func doing(_ view: ClauseView) -> (ThreadWord, [Token])? {
    let object = view.clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: borders) }
    guard let thread = thread(view.clause.subject),
      let first = object.first, first.kind == .code || first.isWord(in: articles) || Verbs.isPlural(object.phrase)
    else { return nil }
    return (thread, Array(object))
  }

  /// "the log | is written | by the writer thread", and nothing more.
  private static func done(_ view: ClauseView) -> (ThreadWord, [Token])? {
    let tail = view.clause.tail.trimmingMarks
    guard let first = tail.first, first.isWord("by"), let thread = thread(Array(tail.dropFirst())) else { return nil }
    return (thread, view.clause.subject)
  }

  /// One thread by its name.
  private static func thread(_ words: [Token]) -> ThreadWord? {
    guard words.count > 2, let last = words.last, last.isWord("thread"), words[0].isWord(in: articles),
      case let place = [.word("on", last)] + words, let (thread, end) = ThreadPhrase.read(place, at: 0),
      end == place.count, ![.any, .another, .same].contains(thread)
    else { return nil }
    return thread
  }

  private static let articles: Set<String> = ["the", "a", "an", "its", "our", "your", "all", "any", "incoming"]
  private static let borders = Lexicon.prepositions.union(["so", "that", "which", "and", "while", "when", "if", "as"])

  /// What is a thread's task, and not what it does once.
  private static let deeds: Set<String> = [
    "decode", "deliver", "draw", "encode", "execute", "handle", "parse", "perform", "poll", "print", "process",
    "read", "render", "send", "upload", "write",
  ]
}

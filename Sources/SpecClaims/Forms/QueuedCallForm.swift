/// A call that is put on a queue: "an invocation of this method will be enqueued on the render queue", "a call to `-drain` is posted to the
/// main thread".
///
/// What is told of the moment is told of the putting, and another form's. Refuses calls that may be put there, and places that are no thread.
enum QueuedCallForm: SentenceForm {
  static let name = "queued-call"
  static let summary = "a call that is put on the queue of a thread"
  static let examples = [
    "An invocation of `-drain` will be enqueued on the render queue.",
    "A call to `-drain` is posted to the main thread.",
  ]
  static let refuses = [
    "A call to `-drain` is usually posted to the main thread.", "A call to `-drain` is not posted to the main thread.",
    "A call to `-drain` may be posted to the main thread.", "A call to `-drain` is posted to the server.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, putting.contains(view.verb.lemma), view.verb.modality == .fact, !view.verb.isNegated,
      !view.isHedged, !view.isDenied, !view.verb.isPast, !view.verb.isPerfect, view.effect == .none,
      view.adverbials.threads.count == 1, let method = called(view)
    else { return [] }
    return [view.draft(.thread(on: view.adverbials.threads[0]), subject: .methods([method]))]
  }

  private static let putting: Set<String> = ["enqueue", "queue", "post", "schedule", "dispatch", "submit"]

  /// "an invocation of | this method", "a call to | `drain`".
  private static func called(_ view: ClauseView) -> MethodReference? {
    let words = view.clause.subject.drop { $0.isWord(in: ["a", "an", "the"]) }
    guard words.count < view.clause.subject.count, let noun = words.first,
      noun.isWord(in: ["invocation", "call"]), words.dropFirst().first?.isWord(in: ["of", "to"]) == true,
      case let rest = Array(words.dropFirst(2)), (1...5).contains(rest.count)
    else { return nil }
    if rest[0].isWord("this"), case .methods(let methods) = view.resolver.heading, methods.count == 1 {
      return rest.count == 1 || rest.last?.isWord(in: SubjectResolver.methodNouns) == true ? methods[0] : nil
    }
    let named = view.resolver.methods(in: rest)
    return named.count == 1 ? named[0] : nil
  }
}

/// The thread on which something is done that a call is for: "this method can call `-publish` to deliver rows on the main thread",
/// "override this method to measure the rows on a background thread".
///
/// What is overridden to do something on a thread is called there; of a call, what it is for is there, and nothing is told of the call.
/// Refuses what is denied, hedged, or done to a pronoun.
enum PlacedWorkForm: SentenceForm {
  static let name = "placed-work"
  static let summary = "the thread on which a call does what it is for"
  static let examples = [
    "Override this method to measure rows on a background thread.",
    "This method can call `-publish` to deliver rows on the main thread.",
    "This class allows you to fill tanks and publish results on the main thread.",
  ]
  static let refuses = [
    "Override this method to avoid drawing rows on the main thread.",
    "This method can call `-publish` to deliver them on the main thread.",
    "It might call `-publish` to deliver rows on the main thread.",
    "Do not override this method to measure rows on a background thread.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.isHedged, !view.isDenied, view.effect == .none,
      view.verb.isImperative || view.verb.modality != .must,
      view.adverbials.threads.count == 1, let thread = view.adverbials.threads.first, thread != .any,
      let work = work(in: view.clause.tail)
    else { return [] }
    if view.verb.isImperative {
      guard ["override", "implement"].contains(view.verb.lemma), isOwn(view.clause.tail),
        case .methods(let methods) = view.resolver.heading, methods.count == 1
      else { return [] }
      return [told(view.draft(.thread(on: thread), subject: .methods(methods)))]
    }
    guard grants(view), handing.contains(work.verb), !work.object.isLonePronoun,
      work.object.isPlainThing || isPlural(work.object)
    else { return [] }
    return [told(view.draft(.thread(on: thread), subject: .phrase(work.object.phrase)))]
  }

  private static func told(_ draft: ClaimDraft) -> ClaimDraft {
    var draft = draft
    (draft.modality, draft.obligor) = (.fact, .framework)
    return draft
  }

  /// "override | this method to …", and not "override `-fill` to".
  private static func isOwn(_ tail: [Token]) -> Bool {
    tail.count > 3 && tail[0].isWord("this")
      && (tail[1].isWord("to") || tail[1].isWord(in: SubjectResolver.methodNouns) && tail[2].isWord("to"))
  }

  /// "can call", "is used", "may be invoked", "allows you to".
  private static func grants(_ view: ClauseView) -> Bool {
    if ["call", "invoke"].contains(view.verb.lemma) {
      return view.verb.modality == .may || view.verb.modality == .fact && view.verb.isPassive
    }
    return ["allow", "let", "enable"].contains(view.verb.lemma) && view.verb.modality == .fact && !view.verb.isPassive
  }

  /// "rows", "new results".
  private static func isPlural(_ words: [Token]) -> Bool {
    words.allSatisfy { $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }
      && words.last?.lower.hasSuffix("s") == true
  }

  /// The last "to <verb> <object>" in front of the thread, with nothing between the object and the thread.
  private static func work(in tail: [Token]) -> (verb: String, object: [Token])? {
    guard let thread = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }), thread > 2 else {
      return nil
    }
    for index in tail[..<thread].indices.reversed() where index > 0 && tail[index - 1].isWord(in: ["to", "and"]) {
      guard let lemma = Verbs.lemma(of: tail[index].lower, as: [.base]), deeds.contains(lemma),
        tail[index - 1].isWord("to") || tail[..<index].contains(where: { $0.isWord("to") }),
        !tail[..<index].contains(where: { $0.isWord(in: Lexicon.negations) || $0.isWord(in: ["avoid", "prevent"]) })
      else { continue }
      let object = Array(tail[(index + 1)..<thread])
      guard (1...5).contains(object.count),
        object.allSatisfy({ $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) })
      else { return nil }
      return (lemma, object)
    }
    return nil
  }

  /// Of what is handed over; what else is done somewhere may be done by whoever calls.
  private static let handing: Set<String> = [
    "publish", "deliver", "post", "run", "execute", "dispatch", "send", "invoke", "report",
  ]
  private static let deeds: Set<String> = handing.union([
    "perform", "process", "handle", "draw", "render", "do", "measure", "load", "compute", "update",
  ])
}

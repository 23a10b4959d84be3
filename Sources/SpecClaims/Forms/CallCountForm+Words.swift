/// Words behind a call that look like a count, or take one back, and do neither.
extension CallCountForm {
  /// "is called to fill the tank again": what is done again is the purpose.
  static func isOfPurpose(_ view: ClauseView) -> Bool {
    let before = view.clause.tail.prefix { !$0.isWord("again") }
    return before.count < view.clause.tail.count
      && zip(before, before.dropFirst()).contains { $0.isWord("to") && Verbs.lemma(of: $1.lower, as: [.base]) != nil }
  }

  /// "is called again with `88`": a step of an example.
  static func isOfValues(_ tail: [Token]) -> Bool {
    zip(tail, tail.dropFirst()).contains { with, value in
      with.isWord("with") && (value.kind == .number || value.kind == .code && value.text.first?.isNumber == true)
    }
  }

  /// "is not guaranteed to be called synchronously": how, and not whether.
  static let manners: Set<String> = [
    "synchronously", "asynchronously", "immediately", "directly", "promptly", "exactly", "instantly",
  ]

  /// "is always called", "will always be called unless E": at least once, whatever else.
  static func isAlways(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains("always") && !view.clause.subject.contains(where: \.isSuper)
      && view.verb.modality == .fact && !view.verb.isNegated
      && view.adverbials.orders.isEmpty && view.adverbials.threads.isEmpty && view.adverbials.per == nil
      && view.adverbials.rest.allSatisfy { $0.kind == .mark }
      && (view.leading.conditions + view.adverbials.conditions).allSatisfy { $0.first?.isWord("unless") == true }
  }

  /// "is called twice, drawing only one frame": what happens in an example.
  static func isEpisode(_ view: ClauseView) -> Bool {
    guard view.verb.modality == .fact, view.clause.tail.first?.isWord("twice") == true else { return false }
    let rest = view.clause.tail.dropFirst()
    return rest.first?.isMark(",") == true && rest.dropFirst().first.map { Verbs.isGerund($0.lower) } == true
  }

  /// "`a` and `b` are called once, never both": the one or the other.
  static func isOneOfTwo(_ view: ClauseView) -> Bool {
    zip(view.clause.tail, view.clause.tail.dropFirst()).contains {
      $0.isWord(in: ["not", "never"]) && $1.isWord("both")
    }
  }

  /// "once before each fill": per fill.
  static func per(_ view: ClauseView) -> String? {
    if let per = view.adverbials.per { return per }
    guard view.adverbials.orders.count == 1, let target = view.adverbials.orders.first?.target, target.count < 6,
      target.first?.isWord(in: ["each", "every"]) == true, MainVerb.group(in: target) == nil
    else { return nil }
    return Array(target.dropFirst()).phrase
  }

  /// "is guaranteed to be called": sooner or later.
  static func isGuaranteed(_ view: ClauseView) -> Bool {
    view.verb.isGuaranteed && !view.verb.deniesGuarantee && view.verb.modality == .fact && !view.verb.isNegated
      && view.adverbials.orders.isEmpty && view.adverbials.threads.isEmpty && view.clause.leading.isEmpty
      && (view.clause.tail.trimmingMarks.isEmpty || isForAll(view.clause.tail) || isInOneCase(view))
  }

  /// "for all open tanks", "for every tank that was opened".
  private static func isForAll(_ tail: [Token]) -> Bool {
    tail.count > 2 && tail[0].isWord("for") && tail[1].isWord(in: ["all", "each", "every", "any"])
      && !tail.contains { $0.isWord(in: Lexicon.temporal) || $0.isWord(in: ["except", "but", "not"]) }
  }

  /// "when a tank leaks", and nothing else.
  private static func isInOneCase(_ view: ClauseView) -> Bool {
    view.adverbials.conditions.count == 1 && view.adverbials.rest.trimmingMarks.isEmpty && view.adverbials.per == nil
      && view.adverbials.conditions[0].first?.isWord(in: ["when", "if", "whenever"]) == true
  }

  /// "the tank repeatedly calls the hook".
  static func isRepeated(_ view: ClauseView) -> Bool {
    view.verb.modality == .fact
      && view.verb.adverbs.contains { ["repeatedly", "periodically", "continuously"].contains($0) }
  }
}

/// Words behind a call that look like a count, or take one back, and do neither.
extension CallCountForm {
  /// "is called to fill the tank again": what is done again is the purpose.
  static func isOfPurpose(_ view: ClauseView) -> Bool {
    let before = view.clause.tail.prefix { !$0.isWord("again") }
    return before.count < view.clause.tail.count
      && zip(before, before.dropFirst()).contains { $0.isWord("to") && Verbs.lemma(of: $1.lower, as: [.base]) != nil }
  }

  /// "is not guaranteed to be called synchronously": how, and not whether.
  static let manners: Set<String> = [
    "synchronously", "asynchronously", "immediately", "directly", "promptly", "exactly", "instantly",
  ]
}

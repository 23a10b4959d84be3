/// A short sentence that takes something out of the one before it: "Except on Windows.", "Only on iOS.", "Unless it is shut.", "The only
/// exception is the first fill."
enum NextException {
  static let told = "with the exception told behind it"

  /// The exception as a condition; nil for any other sentence.
  static func phrase(_ tokens: [Token]) -> String? {
    let words = tokens.trimmingMarks.drop { $0.isWord(in: ["well", "and", "but"]) || $0.isMark(",") }.map { $0 }
    guard let first = words.first, words.count > 1, words.count <= 24, tokens.last?.isMark("?") != true else {
      return nil
    }
    if words.count > 16 { return isNamed(words) || isOfOthers(words) ? told : nil }
    if isNamed(words) || isOfOthers(words) || isOfOtherCase(tokens) || exempts(words) || isPartial(words) {
      return told
    }
    // "GUI apps only.", "Unless it is shared, that is."
    if words.count <= 4, words.last?.isWord("only") == true, MainVerb.group(in: words) == nil {
      return Array(words.dropLast()).phrase + " only"
    }
    if words.suffix(3).map(\.lower) == [",", "that", "is"], let inner = phrase(Array(words.dropLast(3))) {
      return inner
    }
    // "If there is one.", "On Linux, that is."
    if words.count <= 6, first.isWord(in: ["if", "when"]),
      !words.contains(where: { $0.isMark(",") || $0.isWord("then") })
    {
      return "\(first.lower) \(words.dropFirst().phrase)"
    }
    if words.count <= 7, words.suffix(2).map(\.lower) == ["that", "is"], first.isWord(in: Lexicon.prepositions) {
      return "\(first.lower) \(Array(words.dropFirst().dropLast(2)).trimmingMarks.phrase)"
    }
    guard words.count <= 10, isOpening(first, words[1]) else { return nil }
    // "Unless it is shut, `drain` is called": a sentence of its own.
    if words.contains(where: { $0.isMark(",") }),
      MainVerb.group(in: words.split { $0.isMark(",") }.last.map(Array.init) ?? []) != nil
    {
      return nil
    }
    if goesOnInverted(words) { return told }
    return isInverted(words) ? nil : "\(first.lower) \(words.dropFirst().phrase)"
  }

  /// A rule has exceptions as well as a promise.
  static func concerns(_ draft: ClaimDraft) -> Bool {
    switch draft.payload {
    case .prohibition, .obligation: true
    default: Retraction.concerns(draft)
    }
  }

  /// "Not always, though.", "Usually, that is."
  private static func isPartial(_ words: [Token]) -> Bool {
    guard words.count <= 5 else { return false }
    return words[0].isWord("not") && words[1].isWord(in: ["always", "everywhere", "necessarily"])
      || words.suffix(2).map(\.lower) == ["that", "is"] && words[0].isWord(in: Lexicon.hedges)
  }

  /// "Only if the tank is full does it wait.": what was told is so in no other case.
  private static func goesOnInverted(_ words: [Token]) -> Bool {
    words[0].isWord("only")
      && words.indices.dropFirst(3).dropLast().contains {
        words[$0].isWord(in: auxiliaries) && words[$0 + 1].isWord(in: ["it", "this", "that"])
      }
  }

  /// "Only if `fill()` returns true is `drain()` called": a sentence of its own, its verb in front of its subject.
  private static func isInverted(_ words: [Token]) -> Bool {
    guard words[0].isWord(in: ["only", "not"]), let last = words.last,
      Verbs.lemma(of: last.lower, as: [.participle]) != nil || Verbs.lemma(of: last.lower, as: [.base]) != nil
    else { return false }
    return words.indices.dropLast(2).contains { index in
      index > 1 && words[index].isWord(in: auxiliaries)
        && (words[index + 1].kind == .code || words[index + 1].isWord(in: ["it", "they", "the", "this", "you", "a"]))
    }
  }

  private static let auxiliaries: Set<String> = [
    "is", "are", "will", "does", "do", "may", "can", "must", "should", "was", "has",
  ]

  private static func isOpening(_ first: Token, _ next: Token) -> Bool {
    if first.isWord(in: ["except", "unless"]) { return true }
    return first.isWord(in: ["only", "not"]) && next.isWord(in: ["on", "in", "for", "if", "when", "with"])
      || first.isWord("at") && next.isWord("least")
  }

  /// "Not called if E.", "It is not called for closed tanks.": when a call that was counted is left out.
  static func deniesCall(_ tokens: [Token]) -> Bool {
    let words = tokens.trimmingMarks
    guard let denial = words.prefix(5).firstIndex(where: { $0.isWord(in: ["not", "never"]) }), denial + 2 < words.count,
      words[denial + 1].isWord(in: ["called", "invoked", "run", "executed"]),
      words[denial + 2].isWord(in: ["if", "when", "for", "unless", "during", "while"]), tokens.last?.isMark("?") != true
    else { return false }
    let subject = words[..<denial].filter { !$0.isWord(in: ["is", "are"]) }.map(\.lower)
    return subject.isEmpty || subject == ["it"] || subject == ["this"]
      || subject.count == 2 && ["the", "this"].contains(subject[0])
        && ["hook", "method", "callback", "function", "handler"].contains(subject[1])
  }

  /// "The only exception is …", "There is one exception: …", "Exception: daemons."
  private static func isNamed(_ words: [Token]) -> Bool {
    if words[0].isWord(in: ["exception", "exceptions"]), words[1].isMark(":") { return true }
    // "Cached rows are the exception: …".
    if let exception = words.prefix(7).firstIndex(where: { $0.isWord(in: ["exception", "exceptions"]) }), exception > 2,
      words[exception - 1].isWord(in: ["the", "an"]), words[exception - 2].isWord(in: ["is", "are"])
    {
      return true
    }
    let start = words.prefix(5)
    return start.contains { $0.isWord(in: ["exception", "exceptions"]) }
      && (words[0].isWord("the") || words[0].isWord("there") || words[0].isWord("one"))
  }

  /// "However, when the tank is reset, …": how it is then.
  private static func isOfOtherCase(_ tokens: [Token]) -> Bool {
    tokens.count > 5 && tokens[0].isWord("however") && tokens[1].isMark(",")
      && tokens[2].isWord(in: ["when", "if", "on", "in", "for", "during", "while", "under"])
  }

  /// "Read-only pipes are exempt.", "Named pipes do not need this.", "You can ignore this rule for X.", "On Windows it is not.", "Windows is
  /// different."
  private static func exempts(_ words: [Token]) -> Bool {
    guard let last = words.last, words.count > 2 else { return false }
    let lower = words.map(\.lower)
    if last.isWord(in: ["exempt", "excused", "exempted", "different"]) {
      return words.count <= 7 && words[words.count - 2].isWord(in: ["is", "are"])
        && !words[0].isWord(in: Lexicon.pronouns)
    }
    if lower.suffix(3) == ["not", "need", "this"] { return true }
    if lower.starts(with: ["you", "can", "ignore", "this"]) || lower.starts(with: ["you", "may", "ignore", "this"]) {
      return true
    }
    // "Since 3.0, it is not.", "Under load, this does not."
    return words.count <= 8 && words[0].isWord(in: opening) && last.isWord("not")
      && words[words.count - 2].isWord(in: ["is", "are", "does", "do"])
      && words.dropLast(2).last?.isWord(in: ["it", "this", "that"]) == true
  }

  static let opening: Set<String> = [
    "if", "when", "with", "on", "in", "since", "starting", "for", "under", "during", "as", "while", "without",
  ]

  /// "This does not hold for the first fill", "this only applies if …", "The rule does not apply to daemons.", "The order is reversed there."
  static func isOfOthers(_ words: [Token]) -> Bool {
    guard words.count > 3,
      words[0].isWord("this") || words[0].isWord(in: ["the", "that"]) && words[1].isWord(in: nouns)
    else { return false }
    let verb = words[1...].prefix(5)
    return verb.contains { $0.isWord(in: ["hold", "holds", "apply", "applies"]) }
      && verb.contains { $0.isWord(in: ["not", "only"]) }
      || words[1].isWord(in: nouns) && verb.contains { $0.isWord(in: ["reversed", "lifted", "relaxed", "waived"]) }
  }

  private static let nouns: Set<String> = [
    "rule", "restriction", "order", "guarantee", "requirement", "limitation", "limit", "promise",
  ]
}

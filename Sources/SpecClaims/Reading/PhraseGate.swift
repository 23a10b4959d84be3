/// What stands where a subject or an event should stand, and cannot be one.
enum PhraseGate {
  private static let openers: Set<String> = Lexicon.temporal.union(Lexicon.causal).union(Lexicon.prepositions).union([
    "whether", "as", "to", "however", "which", "that", "there", "so", "then", "only", "also", "even", "like", "because",
    "specifies",
    "how", "what", "why", "where", "except", "instead", "thus", "therefore", "together", "along", "starting",
    "beginning", "suppose", "assume", "imagine", "say", "according", "first", "using", "next", "finally", "please",
    "maybe", "unlike", "otherwise", "meaning", "namely", "now", "not", "you", "we", "they", "i", "it",
  ]).subtracting(["about"])

  /// A subject has no connective at its head, no verb or pronoun of its own, no brackets, and is not half a sentence long.
  static func isNounPhrase(_ words: String) -> Bool {
    let chunks = words.split(separator: " ").map { $0.lowercased() }
    guard let first = chunks.first, let last = chunks.last, chunks.count <= 12 else { return false }
    if chunks.count == 1, bareStates.contains(first) { return false }
    if openers.contains(first) && !isPointedAt(chunks) || chunks.contains("which") && !isWhoever(chunks)
      || chunks.contains("whose") || givesReason(chunks)
    {
      return false
    }
    if beginsElsewhere(chunks) { return false }
    // "Keep hooks fast —slow work": two, which no blank parts.
    if chunks.dropFirst().contains(where: { $0.hasPrefix("—") }) { return false }
    // "eventually either the pump is shut": a clause that was not cut off.
    if chunks.count > 2, chunks[0] == "eventually" || chunks.dropFirst().contains("either") { return false }
    // "(commit) or free rows": the second of two.
    if first == "or" { return false }
    // "still": an adverb that lost its clause.
    if chunks.count == 1, first != "all", Lexicon.isAdverb(first) { return false }
    // "are no problem", "some hosts do": a verb, and no noun.
    if ["are", "is", "was", "were"].contains(first) || chunks.count > 1 && ["do", "does", "did"].contains(last) {
      return false
    }
    // "it is still busy so the call": a clause that was not cut off.
    if zip(chunks, chunks.dropFirst()).contains(where: { $1 == "is" && !["that", "who", "what", "which"].contains($0) }
    ),
      chunks.contains("so")
    {
      return false
    }
    // "something (happens)", "so (must everything else)".
    if chunks.count == 1, ["something", "somebody", "someone", "so"].contains(first) { return false }
    // "hooks marked with (M)": what they are marked with is gone.
    if chunks.count > 1, ["with", "by", "of", "as", "and", "or", "but", "nor"].contains(last) { return false }
    if isCut(chunks, last) { return false }
    // "like the other but with a lid", "override it to ensure rows": more than a noun.
    if zip(chunks.dropFirst(), chunks.dropFirst(2)).contains(where: { $0 == "but" && $1 != "not" })
      || purposes.contains(where: { words.contains($0) })
    {
      return false
    }
    // "such as those": what is named as an instance. "Different to the other it": what is compared is not the subject.
    if comparing.contains(where: { chunks.starts(with: $0) }) { return false }
    let isObject = last == "it" && chunks.contains { ["that", "who"].contains($0) }
    if chunks.count > 1, ["you", "we", "they", "it", "i"].contains(last), !isObject { return false }
    if zip(chunks, chunks.dropFirst()).contains(where: { ["rather than", "instead of"].contains("\($0) \($1)") }) {
      return false
    }
    return !words.contains { "{}[]=".contains($0) } || words.hasPrefix("`")
  }

  /// "hosts which need to wait", "all hooks which run on a worker": those of them.
  private static func isWhoever(_ chunks: [String]) -> Bool {
    guard let which = chunks.firstIndex(of: "which"), chunks.count > which + 2 else { return false }
    if which == 1 { return ["need", "want", "wish", "have"].contains(chunks[2]) && chunks[3] == "to" }
    return ["all", "any", "every", "each"].contains(chunks[0]) && which <= 3
      && Verbs.lemma(of: chunks[which + 1], as: [.base, .thirdPerson]) != nil
  }

  /// "that valve": one that was told of.
  private static func isPointedAt(_ chunks: [String]) -> Bool {
    chunks.count == 2 && chunks[0] == "that" && !Lexicon.isFunctionWord(chunks[1]) && !chunks[1].hasSuffix("s")
      && Verbs.lemma(of: chunks[1], as: [.participle, .gerund]) == nil
  }

  /// "Up to that point `fill`", "`drain` excepted all hooks", "Readers check that `fill` is called": what stands in front was not cut off.
  private static func beginsElsewhere(_ chunks: [String]) -> Bool {
    if chunks.starts(with: ["up", "to"]) || chunks.starts(with: ["from", "here"]) { return true }
    if let word = chunks.dropFirst().first, ["excepted", "aside", "excluded"].contains(word), chunks.count > 2 {
      return true
    }
    guard let that = chunks.dropFirst().firstIndex(of: "that"), chunks.count > that + 2 else { return false }
    return ["is", "are"].contains(chunks[chunks.count - 2])
      && ["called", "invoked", "run"].contains(chunks[chunks.count - 1])
  }

  /// "waking up carries …": a gerund with a verb of its own behind it, which is that of the sentence.
  private static func carriesOn(_ chunks: [String]) -> Bool {
    guard Verbs.isGerund(chunks[0]), chunks.count > 3 else { return false }
    return chunks.dropFirst().prefix(3).contains {
      ["carries", "gives", "returns", "takes", "shows"].contains($0)
    } && !chunks.contains { ["that", "which", "who"].contains($0) }
  }

  /// "rows, because …"; "rows that wait because of a lock" are a noun all the same.
  private static func givesReason(_ chunks: [String]) -> Bool {
    chunks.indices.contains { index in
      chunks[index] == "because" && !(index + 1 < chunks.count && chunks[index + 1] == "of")
    }
  }

  /// "Asynchronous, returns at once": what the call is like.
  private static let bareStates: Set<String> = [
    "asynchronous", "synchronous", "idempotent", "optional", "deprecated", "blocking", "experimental", "required",
    "internal", "abstract", "final", "static", "non-blocking", "thread-safe", "reentrant", "async",
  ]

  private static let comparing = [
    ["such", "as"], ["similar", "to"], ["different", "to"], ["different", "from"], ["different", "than"],
  ]
  private static let purposes = [
    " to ensure ", " to make sure ", " to avoid ", " to prevent ", " that ensures ", " that guarantees ",
  ]

  /// "First of all you", "Using the list we": the clause begins elsewhere than where it was taken to.
  static func hasWordsBeforePronoun(_ subject: [Token]) -> Bool {
    guard let last = subject.last, let before = subject.dropLast().last,
      !subject.contains(where: { $0.isWord(in: Lexicon.temporal) || $0.isWord("whether") })
    else { return false }
    // "painters that use it".
    if last.isWord("it"), subject.contains(where: { $0.isWord(in: ["that", "who"]) }) { return false }
    // "The pump has stopped, this is called": two sentences.
    if last.isWord(in: ["this", "that"]) { return before.isMark(",") }
    return last.isWord(in: ["you", "we", "they", "it", "i"])
      && !before.isWord(in: Lexicon.prepositions) && !before.isWord(in: Lexicon.relative)
      && !before.isWord(in: Lexicon.coordinators)
  }

  /// "reading it before the view": a clause that lost its verb. "Any change after this step has no effect" is as it should be.
  static func hasMoment(_ words: String) -> Bool {
    words.split(separator: " ").contains { ["before", "after", "until"].contains($0.lowercased()) }
  }

  private static let pointing: Set<String> = [
    "it", "them", "that", "this", "they", "itself", "themselves", "each other", "everything", "all",
  ]

  /// "built after X": whoever is built is not in the words.
  private static func lacksItsNoun(_ chunks: [String]) -> Bool {
    guard chunks.count > 1, Lexicon.temporal.contains(chunks[1]) else { return false }
    return Verbs.lemma(of: chunks[0], as: [.participle]) != nil
  }

  /// One clause or noun phrase, not the rest of a paragraph.
  static func isEvent(_ phrase: String) -> Bool {
    if pointing.contains(phrase.lowercased()) { return false }
    let chunks = phrase.split(separator: " ").map { $0.lowercased() }
    guard let first = chunks.first, chunks.count <= 18 else { return false }
    if ["that", "all", "this", "which", "by", "each", "but"].contains(first),
      chunks.count == 1 || ["by", "happens", "occurs"].contains(chunks[1]) || first == "by"
    {
      return false
    }
    // "descending order until the last one is drawn": the rounds of it.
    if chunks.contains("order"), chunks.contains("until") { return false }
    // "before that readers should wait": a sentence of its own.
    if first == "that", chunks.contains(where: { Lexicon.modals[$0] != nil }) { return false }
    // "after closed it is called": the main clause that no comma parts.
    if chunks.count > 2, ["it", "they", "this"].contains(chunks[1]), Lexicon.be.contains(chunks[2]) { return false }
    // "after it is closed the hook will not be called": two clauses that no comma parts.
    if let will = chunks.firstIndex(of: "will"), chunks[(will + 1)...].first == "not",
      chunks[..<will].contains(where: { ["is", "are", "has", "have"].contains($0) }),
      !chunks.contains(where: { ["that", "which", "who", "and", "or", "but"].contains($0) })
    {
      return false
    }
    // "when it leaks, but never on a worker": the end is no part of what happens.
    if let but = chunks.firstIndex(of: "but"), but + 2 < chunks.count,
      ["never", "only", "not"].contains(chunks[but + 1]), Lexicon.prepositions.contains(chunks[but + 2])
    {
      return false
    }
    // "`fill` was called, never on main", "waking up carries a flag": what stands behind it is no part of when.
    if zip(chunks, chunks.dropFirst()).contains(where: { $0.hasSuffix(",") && ["never", "not"].contains($1) })
      || carriesOn(chunks)
    {
      return false
    }
    // "long before the draw": the other way round.
    if first == "long", chunks.dropFirst().first.map({ ["before", "after"].contains($0) }) == true { return false }
    // "before the `<pump>` tag": where it is written.
    if zip(chunks, chunks.dropFirst()).contains(where: { $0.hasSuffix(">`") && ["tag", "tags"].contains($1) }) {
      return false
    }
    // "before closing it and `open` afterwards": the other time was not cut off.
    if chunks.count > 2, ["afterwards", "afterward", "beforehand"].contains(chunks.last) { return false }
    if phrase.first?.isNumber == true || ["a", "an", "the", "or"].contains(chunks.last) || lacksItsNoun(chunks)
      || chunks.suffix(2) == ["as", "follows"]
      || zip(chunks, chunks.dropFirst()).contains(where: { $0 != "and" && $1 == "so" })
    {
      return false
    }
    return !phrase.contains { "{}[]".contains($0) && !phrase.contains("`") } && !chunks.contains("otherwise")
  }
}

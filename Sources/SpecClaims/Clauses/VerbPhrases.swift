/// Verbs joined under one auxiliary or one "not to": "initialize any X, touch the Y or add any Z".
package struct VerbPhrases {
  package struct Phrase: Hashable, Sendable {
    package let lemma: String
    package let object: [Token]
  }

  /// The phrases of a clause whose first verb is `lemma` and whose objects and further verbs are `tokens`.
  package static func split(lemma: String, tokens: [Token], forms: Verbs.Forms = [.base]) -> [Phrase] {
    var phrases: [Phrase] = []
    var verb = lemma
    var object: [Token] = []
    var index = 0
    if let next = behindBlock(lemma, tokens) ?? behindLoneVerb(lemma, tokens) {
      phrases = [Phrase(lemma: lemma, object: [])]
      (verb, index) = (next, 1)
    }
    while index < tokens.count {
      if !isAdjective(object, before: tokens[index...]), let (next, start) = joint(tokens, at: index, forms: forms) {
        phrases.append(Phrase(lemma: verb, object: object.trimmingMarks))
        verb = next
        object = []
        index = start
      } else {
        object.append(tokens[index])
        index += 1
      }
    }
    phrases.append(Phrase(lemma: verb, object: object.trimmingMarks))
    return sharingObjects(phrases)
  }

  /// "block | allocate memory or take locks": the comma behind a lone verb is gone with the verb.
  private static func behindBlock(_ lemma: String, _ tokens: [Token]) -> String? {
    // "allocate | lock, or perform work": the lock is a deed as well.
    if lemma == "allocate", tokens.count > 3, tokens[0].isWord("lock"), tokens[1].isMark(",") { return "lock" }
    guard blocks.contains(lemma), let first = tokens.first,
      first.isWord(in: [
        "allocate", "perform", "take", "acquire", "call", "do", "throw", "sleep", "wait", "block", "free",
      ])
    else { return nil }
    return first.lower
  }

  /// "open | fill or close the tank": the verb has no object but the one of the last. "drop cache or close it" and "call open or close it"
  /// have theirs.
  private static func behindLoneVerb(_ lemma: String, _ tokens: [Token]) -> String? {
    guard tokens.count > 3, plain.contains(lemma), tokens[0].isWord(in: plain),
      let next = Verbs.lemma(of: tokens[0].lower, as: [.base]),
      tokens[1].isMark(",") || tokens[1].isWord(in: ["or", "nor"]),
      let last = tokens[1...].firstIndex(where: { $0.isWord(in: ["or", "nor"]) }), last + 2 < tokens.count,
      tokens[1..<last].allSatisfy({ $0.isMark(",") || Verbs.lemma(of: $0.lower, as: [.base]) != nil }),
      Verbs.lemma(of: tokens[last + 1].lower, as: [.base]) != nil,
      tokens[last + 2].kind == .code || tokens[last + 2].isWord(in: Lexicon.determiners)
    else { return nil }
    return next
  }

  /// Verbs that are no nouns, or none without an article.
  private static let plain: Set<String> = [
    "acquire", "add", "allocate", "close", "copy", "create", "delete", "destroy", "drain", "fill", "free", "insert",
    "invalidate", "keep", "modify", "move", "open", "pause", "read", "release", "reload", "remove", "resume", "retain",
    "start", "stop", "write",
  ]

  private static let blocks = ["block", "sleep", "wait"]

  /// "(doing) long | , blocking work": one word that has no noun of its own yet.
  private static func isAdjective(_ object: [Token], before rest: ArraySlice<Token>) -> Bool {
    object.count == 1 && object[0].kind == .word && !MainVerb.isPluralNoun(object[0]) && rest.first?.isMark(",") == true
      && rest.dropFirst().first.map { $0.kind == .word && Verbs.isGerund($0.lower) } == true
      && !rest.contains { $0.isWord(in: Lexicon.coordinators) }
  }

  /// ", or add" / "or add" / ", touch": a joint followed by a verb in the same form.
  private static func joint(_ tokens: [Token], at index: Int, forms: Verbs.Forms) -> (String, Int)? {
    guard tokens[index].isMark(",") || tokens[index].isMark("/") || tokens[index].isWord(in: ["or", "and", "nor"])
    else { return nil }
    // ", to avoid leaks": what it is good for.
    if tokens[index].isMark(","), index + 1 < tokens.count, tokens[index + 1].isWord("to"),
      !tokens[(index + 1)...].contains(where: { $0.isWord(in: ["or", "nor"]) })
    {
      return nil
    }
    var next = index + 1
    while next < tokens.count, tokens[next].isWord(in: ["or", "and", "nor", "to", "not", "never", "even", "otherwise"])
    { next += 1 }
    guard next < tokens.count, tokens[next].kind == .word, let lemma = Verbs.lemma(of: tokens[next].lower, as: forms)
    else { return nil }
    if ["attempt", "try"].contains(lemma), next + 2 < tokens.count, tokens[next + 1].isWord("to"),
      let tried = Verbs.lemma(of: tokens[next + 2].lower, as: [.base])
    {
      return (tried, next + 3)
    }
    if forms.contains(.base), !looksVerbal(tokens, at: next) || index > 0 && isCompound(tokens, at: next) { return nil }
    return (lemma, next + 1)
  }

  /// A noun that is also a verb ("the view or display state") has no object of its own after it.
  private static func looksVerbal(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    if next.kind == .code || next.isWord(in: Lexicon.determiners) || next.isWord(in: Lexicon.pronouns) { return true }
    return next.kind == .word && !next.isWord(in: Lexicon.prepositions) && !next.isWord(in: Lexicon.be)
  }

  /// "the view or display state": a noun that names another noun.
  private static func isCompound(_ tokens: [Token], at index: Int) -> Bool {
    index + 1 < tokens.count
      && tokens[index + 1].isWord(in: ["state", "mode", "order", "path", "size", "status", "name", "type", "time"])
  }

  /// "read or write the view", "keep references to or touch the view": a verb whose object is not complete takes that of the next.
  private static func sharingObjects(_ phrases: [Phrase]) -> [Phrase] {
    var result = phrases
    for index in result.indices.dropLast().reversed() {
      let object = result[index].object
      guard object.isEmpty || object.last?.isWord(in: Lexicon.prepositions) == true else { continue }
      // "block or allocate memory": what blocks needs no object.
      if blocks.contains(result[index].lemma), object.isEmpty, !takesThread(result[index + 1].object) { continue }
      // "allocate or take a lock": memory, and no lock.
      if result[index].lemma == "allocate", object.isEmpty, takesLock(result[index + 1]) { continue }
      if ["allocate", "lock"].contains(result[index].lemma), object.isEmpty, isWork(result[index + 1]) { continue }
      result[index] = Phrase(lemma: result[index].lemma, object: object + result[index + 1].object)
    }
    return result
  }

  /// "lock", "perform file access": nothing that can be allocated.
  private static func isWork(_ phrase: Phrase) -> Bool {
    ["perform", "do"].contains(phrase.lemma) || phrase.lemma == "lock" && phrase.object.isEmpty
  }

  private static func takesLock(_ phrase: Phrase) -> Bool {
    ["take", "acquire", "hold", "lock"].contains(phrase.lemma)
      && phrase.object.contains { $0.isWord(in: ["lock", "locks", "mutex", "mutexes"]) }
  }

  /// "block or delay the thread".
  private static func takesThread(_ object: [Token]) -> Bool {
    object.prefix { !$0.isWord(in: Lexicon.relative) }.contains {
      $0.isWord(in: ["thread", "threads", "queue", "loop", "caller"])
    }
  }
}

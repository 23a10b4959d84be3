/// Verbs that are in no table.
extension Verbs {
  /// The lemma of a participle, from the table or guessed by its ending.
  static func lemma(ofParticiple word: String) -> String? {
    lemma(of: word, as: [.participle]) ?? guessedLemma(ofParticiple: word)
  }

  /// The lemma of a participle that is in no table ("relinquished", "unmarshalled"): behind a form of "be" or "have" its ending says
  /// what it is.
  package static func guessedLemma(ofParticiple word: String) -> String? {
    guard word.hasSuffix("ed"), word.count > 4, word.allSatisfy({ $0.isLetter || $0 == "-" }),
      !adjectives.contains(word)
    else { return nil }
    let stem = String(word.dropLast(2))
    if stem.hasSuffix("ll"), case let verb = String(stem.dropLast()),
      invocation.contains(verb) || doublingAbroad.contains(verb)
    {
      return String(stem.dropLast())
    }
    if stem.hasSuffix("ar"), !stem.hasSuffix("ear"), !stem.hasSuffix("oar") { return stem + "e" }
    if stem.hasSuffix("i") { return stem.dropLast() + "y" }
    if let last = stem.last, stem.dropLast().last == last, !"lsz".contains(last) { return String(stem.dropLast()) }
    return isShort(stem) || silentE.contains { stem.hasSuffix($0) } ? stem + "e" : stem
  }

  /// "scal-ed", "tun-ed": a stem of one syllable doubles its last letter, or has lost an "e".
  private static func isShort(_ stem: String) -> Bool {
    guard let last = stem.last, !"aeiouwxy".contains(last), let vowel = stem.dropLast().last else { return false }
    return "aeiou".contains(vowel) && !stem.dropLast(2).contains { "aeiouy".contains($0) }
  }

  /// "flag" → "flagged", "rewrap" → "rewrapped".
  static func doubles(_ lemma: String) -> Bool {
    doubling.contains(lemma) || lemma.count > 2 && isShort(lemma)
      || lemma.hasPrefix("re") && lemma.count > 5 && isShort(String(lemma.dropFirst(2)))
  }

  /// The lemma of a gerund that is in no table ("frobbing" → "frob").
  static func guessedLemma(ofGerund word: String) -> String? {
    guard isGerund(word), word.hasSuffix("ing") else { return nil }
    return guessedLemma(ofParticiple: word.dropLast(3) + "ed")
  }

  /// "must be able to handle it", "must be prepared to deal with it": whoever must be able to cope, must cope.
  static func isCoping(_ word: String) -> Bool { ["handle", "deal", "cope", "process", "respond"].contains(word) }

  /// Endings of stems that have lost an "e" ("compil-ed", "synthesiz-ed", "merg-ed").
  private static let silentE = ["c", "v", "u", "g", "il", "at", "iz", "is", "ur", "ut", "as", "os", "us", "abl", "ibl"]

  private static let adjectives: Set<String> = [
    "undefined", "unspecified", "unlimited", "need", "indeed", "speed", "embed", "exceed", "proceed", "succeed", "feed",
  ]
}

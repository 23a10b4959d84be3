/// Noun phrases in the words of a sentence.
extension [Token] {
  /// As ``phrase``; the capital that only the beginning of a sentence gave is taken back.
  var objectPhrase: String {
    let text = phrase
    guard let first = first, first.kind == .word, first.text.dropFirst().allSatisfy(\.isLowercase),
      let initial = text.first
    else { return text }
    return initial.lowercased() + text.dropFirst()
  }

  /// "(calls) the handler asynchronously": the noun phrase without the adverb that is the verb's.
  var withoutLastAdverb: [Token] {
    guard count > 1, let last, last.kind == .word, Lexicon.isAdverb(last.lower) else { return self }
    return Array(dropLast())
  }
}

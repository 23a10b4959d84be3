/// "after the tank is filled and the pump has stopped": two moments under one word.
enum TwoMoments {
  static func split(_ adverbial: Adverbial) -> [Adverbial] {
    guard case .order(let relation, let target, let exclusively) = adverbial, [.before, .after].contains(relation),
      let and = target.firstIndex(where: { $0.isWord("and") }), and > 1, and + 2 < target.count,
      case let first = Array(target[..<and]).trimmingMarks, let verb = clauseVerb(first),
      let second = completed(Array(target[(and + 1)...]), like: first, verb)
    else { return [adverbial] }
    return [first, second].map { .order(relation, $0, exclusively: exclusively) }
  }

  private static func clauseVerb(_ words: [Token]) -> VerbGroup? {
    MainVerb.group(in: words).flatMap { $0.range.lowerBound > 0 && !$0.isImperative ? $0 : nil }
  }

  /// A clause with a subject of its own. "the tank has been filled and | the valve opened" leaves the auxiliaries to the first.
  private static func completed(_ words: [Token], like first: [Token], _ verb: VerbGroup) -> [Token]? {
    guard words[0].kind == .code || words[0].isWord(in: Lexicon.determiners) else { return nil }
    if let own = clauseVerb(words) {
      // "the valve opened" may have been opened.
      guard own.isPast, verb.isPassive, verb.isPerfect, own.range.upperBound == words.count else { return words }
    } else if !(verb.isPassive || verb.isPerfect)
      || words.last.flatMap({ Verbs.lemma(of: $0.lower, as: [.participle]) }) == nil
    {
      return nil
    }
    let auxiliaries = first[verb.range].dropLast()
    return words.dropLast() + auxiliaries + words.suffix(1)
  }
}

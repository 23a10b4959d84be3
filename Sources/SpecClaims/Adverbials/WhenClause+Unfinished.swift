/// Moments between two others, and those at which nothing is left.
extension WhenClause {
  /// "E has begun | but has not yet ended": after the one and before the other.
  static func unfinished(in event: [Token]) -> [(relation: Relation, target: [Token])]? {
    let words = event.trimmingMarks
    guard let joint = words.firstIndex(where: { $0.isWord(in: ["but", "and"]) }), joint + 3 < words.count,
      case let first = Array(words[..<joint]).trimmingMarks,
      let verb = MainVerb.group(in: first), verb.range.lowerBound > 0, !verb.isNegated,
      case let rest = Array(words[(joint + 1)...]), rest[0].isWord(in: ["is", "are", "has", "have"]),
      rest[1].isWord("not"), rest[2].isWord("yet"), rest.count > 3,
      !rest[3...].contains(where: { $0.isWord(in: Lexicon.coordinators) || $0.isWord(in: Lexicon.temporal) })
    else { return nil }
    let second = first[..<verb.range.lowerBound] + [rest[0]] + rest[3...]
    guard relation(of: first) == .after else { return nil }
    return [(relation: .after, target: first), (relation: .before, target: Array(second))]
  }

  /// "when E has begun, but has not yet ended" without its comma, so that it is one moment.
  static func joined(_ tokens: [Token]) -> [Token] {
    if let yet = yetToBe(tokens) { return tokens[..<yet] + [.word("is", tokens[yet])] + tokens[yet...] }
    let comma = tokens.indices.dropLast(4).first { index in
      tokens[index].isMark(",") && tokens[index + 1].isWord(in: ["but", "and"])
        && tokens[index + 2].isWord(in: ["is", "are", "has", "have"]) && tokens[index + 3].isWord("not")
        && tokens[index + 4].isWord("yet") && tokens[..<index].contains { $0.isWord("when") }
    }
    guard let comma else { return tokens }
    return Array(tokens[..<comma] + tokens[(comma + 1)...])
  }

  /// "when E has been opened but | not yet closed".
  private static func yetToBe(_ tokens: [Token]) -> Int? {
    tokens.indices.dropFirst().dropLast(2).first { index in
      tokens[index].isWord("not") && tokens[index + 1].isWord("yet") && tokens[index - 1].isWord(in: ["but", "and"])
        && Verbs.lemma(of: tokens[index + 2].lower, as: [.participle]) != nil
        && tokens[..<index].contains { $0.isWord("when") } && tokens[..<index].contains { $0.isWord("been") }
    }
  }

  /// "there are no more rows", "there is no longer a tank": those that were are gone.
  static func isNothingLeft(_ words: [Token]) -> Bool {
    guard words.count > 4, words[0].isWord("there"), words[1].isWord(in: ["is", "are"]), words[2].isWord("no") else {
      return false
    }
    return words[3].isWord(in: ["more", "longer", "further"])
      && !words.contains { $0.isWord(in: Lexicon.coordinators) || $0.isWord(in: Lexicon.temporal) }
  }
}

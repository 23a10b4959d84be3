/// Openings that leave what follows to somebody's memory, hope or example: "I think …", "My understanding is that …", "It is likely, though
/// not certain, that …", "In a perfect world, …".
enum SpokenFrame {
  static func opens(_ tokens: [Token]) -> Bool {
    let words = Array(tokens.drop { $0.kind == .mark || $0.isWord(in: Lexicon.openers) })
    guard words.count > 4 else { return false }
    return isThought(words) || isOfMind(words) || isLikely(words) || isOfNoPlace(words) || isOfOthers(words)
  }

  /// "I believe", "We guess", "If I remember correctly,".
  private static func isThought(_ words: [Token]) -> Bool {
    let verb = words[0].isWord("if") ? 2 : 1
    guard words[verb - 1].isWord(in: ["i", "we"]) else { return false }
    return words[verb].isWord(in: ["think", "believe", "guess", "suppose", "suspect", "hope"])
      || verb == 2 && words[verb].isWord(in: ["remember", "recall", "understand"])
  }

  /// "My understanding is that", "The intent is that", "The rule of thumb is that", "The title of the ticket is:".
  private static func isOfMind(_ words: [Token]) -> Bool {
    guard words[0].isWord(in: ["my", "our", "the", "its"]),
      let verb = words.prefix(6).firstIndex(where: { $0.isWord("is") }),
      verb > 1, verb + 1 < words.count, words[verb + 1].isWord("that") || words[verb + 1].isMark(":")
    else { return false }
    return words[1..<verb].contains { $0.isWord(in: minds) }
  }

  private static let minds: Set<String> = [
    "understanding", "intent", "intention", "guess", "feeling", "impression", "hope", "expectation", "thumb", "title",
    "hypothesis", "theory", "suspicion", "wish", "dream",
  ]

  /// "It is likely, though not certain, | that", "It is intended, but not enforced, | that".
  private static func isLikely(_ words: [Token]) -> Bool {
    guard words[0].isWord("it"), words[1].isWord("is"),
      let that = words.prefix(10).firstIndex(where: { $0.isWord("that") })
    else { return false }
    let frame = words[2..<that]
    if frame.first?.isWord(in: ["likely", "probable", "plausible", "conceivable", "hoped", "rumoured", "rumored"])
      == true
    {
      return true
    }
    return zip(frame, frame.dropFirst()).contains {
      $0.isWord(in: ["but", "though", "although", "if", "albeit"]) && $1.isWord("not")
    }
  }

  /// "In a perfect world,", "In an earlier draft,", "As an exercise,".
  private static func isOfNoPlace(_ words: [Token]) -> Bool {
    // "As late as 4.2, …".
    if words.prefix(3).map(\.lower) == ["as", "late", "as"] { return true }
    guard words[0].isWord(in: ["in", "as"]), words[1].isWord(in: ["a", "an", "the"]),
      let comma = words.prefix(6).firstIndex(where: { $0.isMark(",") }), comma > 2
    else { return false }
    return words[comma - 1].isWord(in: ["world", "universe", "draft", "drafts", "exercise", "experiment", "proposal"])
  }

  /// "Other libraries guarantee that".
  private static func isOfOthers(_ words: [Token]) -> Bool {
    words[0].isWord(in: ["other", "some", "most", "many"])
      && words[1].isWord(in: ["libraries", "frameworks", "toolkits", "languages", "implementations"])
      && words[2].isWord(in: ["guarantee", "promise", "ensure", "require", "demand", "insist"])
  }
}

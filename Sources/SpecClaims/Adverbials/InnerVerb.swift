/// Whether a verb further in has been passed on the way through the words behind the main verb: "adds a hook that runs | before E",
/// "lets you register a callback to run | after E", "can be seen by opening a file | before E". A time behind it is that verb's.
struct InnerVerb {
  private(set) var isOpen = false
  /// An infinitive is what the time is looked for at.
  let passesInfinitives: Bool

  init(passesInfinitives: Bool) { self.passesInfinitives = passesInfinitives }

  /// Looks at the word at `index`, which belongs to no adverbial of the main verb.
  mutating func observe(_ tokens: [Token], at index: Int) {
    if tokens[index].isMark(",") { isOpen = false }
    guard index + 1 < tokens.count else { return }
    let token = tokens[index]
    let next = tokens[index + 1]
    if token.isWord("that"), index > 0, tokens[index - 1].isWord(in: ["such", "so"]) {
      isOpen = true
    } else if token.isWord(in: ["that", "which", "who", "whose"]), index > 0 || opensRelative(tokens),
      !next.isWord(in: Lexicon.pronouns)
    {
      isOpen = isOpen || verbFollows(tokens, from: index + 1)
    } else if token.isWord("that"), next.isWord(in: ["it", "they"]) {
      isOpen = true
    } else if Self.isReducedRelative(tokens, at: index) {
      isOpen = true
    } else if token.isWord("to"), next.kind == .word, !passesInfinitives {
      isOpen = isOpen || isInfinitive(next, tokens, at: index + 1)
    } else if token.isWord(in: ["by", "like", "without"]), next.kind == .word {
      // "by repeatedly opening it".
      let verb = index + 2 < tokens.count && next.lower.hasSuffix("ly") ? tokens[index + 2] : next
      isOpen = isOpen || verb.kind == .word && Verbs.isGerund(verb.lower)
    }
  }

  /// A comma ends what the inner verb reaches.
  mutating func closeAtComma(_ tokens: [Token], at index: Int) {
    if index > 0, tokens[index - 1].isMark(",") { isOpen = false }
  }

  /// "the windows shown | before E", "the panels lazily made on demand | after E": what was done to them, and when.
  static func isReducedRelative(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 0, tokens[index].kind == .word,
      Verbs.lemma(ofParticiple: tokens[index].lower) != nil,
      let place = tokens[..<index].lastIndex(where: { !($0.kind == .word && Lexicon.isAdverb($0.lower)) }),
      case let noun = tokens[place]
    else { return false }
    // "with the frame provided | during E".
    if place > 1, tokens[place - 1].isWord(in: Lexicon.determiners),
      tokens[place - 2].isWord(in: ["with", "of", "by", "as"]),
      noun.kind == .code || !Lexicon.isFunctionWord(noun.lower)
    {
      return true
    }
    return noun.kind == .word && noun.lower.hasSuffix("s") && !noun.lower.hasSuffix("ss")
      && !noun.isWord(in: Lexicon.be) && !noun.isWord(in: Lexicon.have) && !noun.isWord(in: Lexicon.pronouns)
      && !noun.isWord(in: Lexicon.determiners) && !noun.isWord(in: ["as", "gets", "does", "us"])
  }

  /// "to run", "to be run", "to clean up": a verb, not the goal of a movement ("to the view", "to `x`").
  private func isInfinitive(_ word: Token, _ tokens: [Token], at index: Int) -> Bool {
    if word.isWord(in: ["be", "have", "do"]) { return true }
    return Verbs.lemma(of: word.lower, as: [.base]) != nil
  }

  /// "(a row is returned) that will be drawn | after E": said of the row.
  private func opensRelative(_ tokens: [Token]) -> Bool {
    tokens.count > 2 && tokens[0].isWord("that") && tokens[1].kind == .word
      && (Lexicon.modals[tokens[1].lower] != nil || tokens[1].isWord(in: ["is", "are", "has"]))
  }

  private func verbFollows(_ tokens: [Token], from start: Int) -> Bool {
    let words = Array(tokens[start...].prefix { !$0.isMark(",") })
    guard let first = words.first, first.kind == .word else { return false }
    return VerbGroupParser(words).group(at: 0) != nil
  }
}

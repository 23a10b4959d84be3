/// Whether a verb further in has been passed on the way through the words behind the main verb: "adds a hook that runs | before E",
/// "lets you register a callback to run | after E", "can be seen by opening a file | before E". What stands behind it is that verb's.
struct InnerVerb {
  private enum Kind {
    case finite
    /// Its count and its thread are told, too: "by calling `close` | twice", "without waiting | on main", "on a tank that was filled | once".
    case inmost
  }

  private var passed: Kind?
  /// An infinitive is what the time is looked for at.
  let passesInfinitives: Bool

  init(passesInfinitives: Bool) { self.passesInfinitives = passesInfinitives }

  /// Whether an adverbial that was found now is said of the verb further in.
  func takes(_ adverbial: Adverbial) -> Bool {
    switch adverbial {
    case .order: passed != nil
    case .times, .thread: passed == .inmost
    case .per, .condition, .scope, .again: false
    }
  }

  /// Looks at the word at `index`, which belongs to no adverbial of the main verb.
  mutating func observe(_ tokens: [Token], at index: Int) {
    if tokens[index].isMark(",") { passed = nil }
    guard index + 1 < tokens.count, passed != .inmost, let kind = kind(tokens, at: index) else { return }
    passed = kind
  }

  /// A comma ends what the inner verb reaches.
  mutating func closeAtComma(_ tokens: [Token], at index: Int) {
    if index > 0, tokens[index - 1].isMark(",") { passed = nil }
  }

  /// What kind of verb the word at `index` leads in.
  private func kind(_ tokens: [Token], at index: Int) -> Kind? {
    let token = tokens[index]
    let next = tokens[index + 1]
    if token.isWord("that"), index > 0, tokens[index - 1].isWord(in: ["such", "so"]) { return .finite }
    if token.isWord(in: Lexicon.relative), index > 0 || opensRelative(tokens), !next.isWord(in: Lexicon.pronouns) {
      guard verbFollows(tokens, from: index + 1) else { return nil }
      return isRestrictive(tokens, at: index) ? .inmost : .finite
    }
    if token.isWord("that"), next.isWord(in: ["it", "they"]) { return .finite }
    // "…, where it takes effect | after E".
    if token.isWord("where"), index > 0, next.isWord(in: ["it", "they", "this"]) { return .inmost }
    if Self.isReducedRelative(tokens, at: index) {
      // "for rows made | on main": where they were made.
      return tokens[..<index].suffix(3).contains { $0.isWord("for") } ? .inmost : .finite
    }
    if token.isWord("to"), next.kind == .word, !passesInfinitives {
      return isInfinitive(next, tokens, at: index + 1) ? .finite : nil
    }
    // "allows for closing it before E": all that is told.
    guard token.isWord(in: ["by", "like", "without", "of", "from"]) || token.isWord("for") && index > 0 else {
      return isParticipial(tokens, at: index) ? .finite : nil
    }
    // "by repeatedly opening it".
    let verb = index + 2 < tokens.count && next.lower.hasSuffix("ly") ? tokens[index + 2] : next
    return verb.kind == .word && (Verbs.isGerund(verb.lower) || verb.isWord("being")) ? .inmost : nil
  }

  /// "with a tank that …": which one it is done with.
  private func isRestrictive(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord(in: ["that", "which"]), index > 2, tokens[index - 1].kind != .mark,
      let article = tokens[..<(index - 1)].lastIndex(where: { $0.isWord(in: ["a", "an", "the", "any"]) }), article > 0,
      index - article <= 4
    else { return false }
    return tokens[article - 1].isWord(in: ["on", "with", "for", "of", "to", "by"])
  }

  /// "…, closing each valve | before E": what is done by the way, and when.
  private func isParticipial(_ tokens: [Token], at index: Int) -> Bool {
    index > 0 && tokens[index - 1].isMark(",") && tokens[index].kind == .word && Verbs.isGerund(tokens[index].lower)
      && !tokens[index].isWord(in: ["during", "following", "including", "depending"])
      && (tokens[index + 1].isWord(in: Lexicon.determiners) || tokens[index + 1].kind == .code)
  }

  /// "the windows shown | before E", "the panels lazily made on demand | after E": what was done to them, and when.
  static func isReducedRelative(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 0, tokens[index].kind == .word,
      Verbs.lemma(ofParticiple: tokens[index].lower) != nil,
      let place = tokens[..<index].lastIndex(where: { !($0.kind == .word && Lexicon.isAdverb($0.lower)) }),
      case let noun = tokens[place]
    else { return false }
    // "with the frame provided | during E", "with the row data pointer passed | when E".
    if let article = tokens[..<place].lastIndex(where: { $0.isWord(in: Lexicon.determiners) }), article > 0,
      place - article <= 4, tokens[article - 1].isWord(in: ["with", "of", "by", "as", "for"]),
      tokens[(article + 1)...place].allSatisfy({
        $0.kind == .code || $0.kind == .word && !Lexicon.isFunctionWord($0.lower)
      })
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

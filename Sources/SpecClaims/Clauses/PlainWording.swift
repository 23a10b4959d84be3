/// Ways to say a promise in more words than it takes: "without first calling `fill`" is "before `fill`".
///
/// A table: the words, of which "a|b" takes either, "a?" may be left out, "X" is a method by its name or a pronoun and "NP" any few words
/// up to the next, "XS" methods by their names, "`a`, `b` or `c`"; and the words that say it plainly.
struct PlainWording: Sendable {
  private let words: [Word]
  private let plain: [String]
  private let guards: Guard

  private enum Word: Sendable {
    case method
    case methods
    case phrase
    case either([String], isOptional: Bool)

    var isOptional: Bool { if case .either(_, true) = self { true } else { false } }
    var alternatives: [String] { if case .either(let words, _) = self { words } else { [] } }
  }

  /// What must stand around the words.
  enum Guard: Sendable {
    /// At the start of the sentence, or behind a comma.
    case opening
    /// At the start of the sentence.
    case first
    /// In front of a verb that is no form of "be", which tells of what kind the threads are.
    case kind
    /// At the start of a sentence that tells an order.
    case duty
    /// Behind a call that is denied: "must not be called …", "never call it …".
    case deniedCall
    /// Behind the participle of a call: "is never entered …".
    case called
    /// The same, and nothing of "may".
    case calledSurely
    /// Behind a method, or at the start of the sentence.
    case method
    /// Behind a method, with "only" at the end.
    case only
    /// In front of one thread by its name.
    case thread
    /// Behind one who has duties: "you", "the caller", "applications".
    case role
    case anywhere
    /// Behind a denied call: "must not be called any earlier than …".
    case earlierThan
    /// Behind "the function", in front of a moment, or of a method in front of another call: who calls it must not.
    case function
    /// Between a call and a gerund: "is called … closing".
    case gerund
    /// At the start of a sentence that counts calls, and nothing of calls that meet.
    case counted
    /// Behind "only called once E": a second moment that will do.
    case otherMoment
    /// Behind a moment and its comma: "After `close`, further calls …". Without one, the first call is another matter.
    case behindMoment
    /// With nothing behind it.
    case ending
    /// In front of a thread: "a tank lives in | the thread that made it".
    case home
    /// At the start of a sentence, or behind a semicolon.
    case reworded
    /// In front of a case: "only | when the tank is open".
    case onlyCase
    /// Behind somebody who is neither the reader nor the writer, and not in front of an infinitive.
    case framework
  }

  init(_ words: String, _ plain: String, _ guards: Guard) {
    self.words = words.split(separator: " ").map { word in
      switch word {
      case "X": .method
      case "XS": .methods
      case "NP": .phrase
      default: .either(word.split { "|?".contains($0) }.map(String.init), isOptional: word.hasSuffix("?"))
      }
    }
    self.plain = plain.split(separator: " ").map(String.init)
    self.guards = guards
  }

  /// The words that it may begin with.
  var opening: Set<String> {
    let count = words.prefix { $0.isOptional }.count
    return words.prefix(count + 1).reduce(into: []) { $0.formUnion($1.alternatives) }
  }

  /// The sentence with the words of the first rules that fit said plainly.
  static func applied(to tokens: [Token]) -> [Token] {
    guard tokens.count > 4, let plain = first(tokens) else { return tokens }
    // What is wrapped, and the wrapping: "makes sure that it is never entered by two threads at once".
    return first(plain) ?? plain
  }

  private static func first(_ tokens: [Token]) -> [Token]? {
    for start in tokens.indices where tokens[start].kind == .word {
      guard let rules = openers[tokens[start].lower] else { continue }
      for index in rules.indices {
        if let plain = rules[index].read(tokens, at: start) { return plain }
      }
    }
    return nil
  }

  private func read(_ tokens: [Token], at start: Int) -> [Token]? {
    var slot: [Token] = []
    var end = start
    for (offset, word) in words.enumerated() {
      switch word {
      case .either(let alternatives, let isOptional):
        if end < tokens.count, tokens[end].isWord(in: alternatives) { end += 1 } else if !isOptional { return nil }
        continue
      case .method: slot = end < tokens.count ? Self.method(tokens, at: end) : []
      case .methods: slot = Self.methods(tokens, at: end)
      case .phrase: slot = end < tokens.count ? Self.phrase(tokens, end, until: words[offset + 1].alternatives) : []
      }
      if slot.isEmpty { return nil }
      end += slot.count
    }
    guard holds(tokens, start, end) else { return nil }
    return tokens[..<start] + plain.flatMap { said($0, slot, tokens[start]) } + tokens[end...]
  }

  private func said(_ word: String, _ slot: [Token], _ place: Token) -> [Token] {
    switch word {
    case "X", "XS", "NP": slot
    case "EACH": Verbs.isPlural(slot.phrase) ? [] : [.word("each", place)]
    case "IS": [.word(Verbs.isPlural(slot.phrase) ? "are" : "is", place)]
    default: [.word(word, place)]
    }
  }

  private func holds(_ tokens: [Token], _ start: Int, _ end: Int) -> Bool {
    switch guards {
    case .opening: return start == 0 || tokens[start - 1].isMark(",")
    case .first: return start == 0
    case .kind: return end < tokens.count && !tokens[end].isWord(in: Lexicon.be)
    case .duty: return start == 0 && isOrdered(tokens[end...])
    case .deniedCall:
      return (end == tokens.count || tokens[end].kind == .mark) && isDeniedCall(tokens[..<start])
    case .called, .calledSurely:
      if case .calledSurely = guards, tokens[..<start].contains(where: { $0.isWord("may") }) { return false }
      return start > 0
        && Verbs.lemma(of: tokens[start - 1].lower, as: [.participle]).map(Self.entering.contains) == true
    case .method: return isBehindMethod(tokens, start)
    case .only:
      let sentence = tokens.trimmingMarks
      return isBehindMethod(tokens, start) && sentence.last?.isWord("only") == true && sentence.count - end <= 6
    case .thread:
      guard isBehindMethod(tokens, start), end < tokens.count, let (thread, last) = ThreadPhrase.read(tokens, at: end)
      else {
        return false
      }
      return !tokens[last - 1].isWord("threads") && ![.any, .another, .same].contains(thread)
    case .anywhere: return true
    case .earlierThan: return isDeniedCall(tokens[..<start])
    case .function: return isForbidden(tokens, start, end)
    case .gerund:
      guard start > 0, end < tokens.count, Verbs.isGerund(tokens[end].lower),
        !tokens[end].isWord(in: ["being", "holding"])
      else {
        return false
      }
      return !tokens[..<start].contains { $0.isWord(in: Lexicon.temporal) }
        && Verbs.lemma(of: tokens[start - 1].lower, as: [.participle]).map(Verbs.invocation.contains) == true
    case .role:
      let subject = Array(tokens[..<start])
      guard isOrdered(tokens[end...]) else { return false }
      return subject.count == 1 && subject[0].isWord("you") || (1...4).contains(start) && Roles.end(subject)
    case .counted: return start == 0 && Self.isCount(tokens, end)
    case .behindMoment: return start > 1 && tokens[start - 1].isMark(",") && tokens[0].isWord(in: ["after", "once"])
    case .ending: return end == tokens.count || tokens[end].kind == .mark
    case .home: return start > 0 && ThreadPhrase.read(tokens, at: end - 1) != nil
    case .reworded: return start == 0 || tokens[start - 1].isMark(";")
    case .onlyCase: return end < tokens.count && tokens[end].isWord(in: ["when", "if", "while"])
    case .otherMoment: return Self.isBehindMoment(tokens, start)
    case .framework:
      guard start > 0, tokens[start - 1].kind != .mark, end < tokens.count else { return false }
      return !tokens[start - 1].isWord(in: ["you", "we", "they", "not", "never", "that", "which", "who", "and", "or"])
        && !tokens[end].isWord(in: ["to", "of", "for"])
    }
  }

  private func isDeniedCall(_ before: ArraySlice<Token>) -> Bool {
    before.contains { $0.isWord(in: ["not", "never", "cannot", "can't", "don't", "mustn't"]) }
      && before.suffix(4).contains { Verbs.calling.contains(Self.lemma(of: $0)) }
  }

  private static let entering: Set<String> = Verbs.calling.union(["enter", "execute", "run"])

  private static func lemma(of token: Token) -> String {
    Verbs.lemma(of: token.lower, as: [.participle, .base]) ?? ""
  }

  /// "(responsible for calling `drain`) before E": without a moment, the duty is all that is told.
  private func isOrdered(_ rest: ArraySlice<Token>) -> Bool {
    rest.contains { $0.isWord(in: ["before", "after"]) } && !rest.contains { $0.isWord(in: ["times", "if", "when"]) }
  }
}

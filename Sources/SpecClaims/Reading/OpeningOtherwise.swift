/// "Otherwise, the owner throws an error", "Failure to do so leads to a crash": the sentence before gave a rule, and this one says what breaking it leads to.
enum OpeningOtherwise {
  /// The clauses of a sentence. The first is marked where "otherwise" opens it and it names an error; of what else happens otherwise the
  /// sentence before gave the condition, and no form may take it for unconditional.
  ///
  /// - Parameter told: the case that the sentence before told of: "If the tank is full". Whatever happens otherwise happens unless it is.
  static func clauses(of tokens: [Token], behindCase told: [Token] = []) -> [Clause] {
    guard isOpen(tokens) else { return ClauseParser.clauses(of: tokens) }
    var clauses = ClauseParser.clauses(of: withoutOpening(tokens))
    guard let verb = clauses.first?.verb, let tail = clauses.first?.tail, !clauses[0].subject.isEmpty,
      ErrorPhrase.result(lemma: verb.lemma, tail: tail) != nil,
      // "Otherwise it must return an error": what somebody owes in all other cases.
      verb.lemma != "return" || ![.must, .should].contains(verb.modality)
    else { return tokens[0].isWord("otherwise") ? ruling(clauses, tokens[0], told) : ClauseParser.clauses(of: tokens) }
    clauses[0].link = .causal("otherwise")
    return clauses
  }

  /// "Otherwise, the host must …": a rule for all other cases; anything else is left as it stands, with no subject to speak of.
  private static func ruling(_ clauses: [Clause], _ word: Token, _ told: [Token]) -> [Clause] {
    clauses.map { clause in
      var clause = clause
      let isRule = clause.verb.map { [.must, .should].contains($0.modality) && !$0.isImperative } ?? false
      if !told.isEmpty, !isRule {
        clause.leading.insert([.word("unless", word)] + told.dropFirst(), at: 0)
      } else if isRule {
        clause.leading.insert([word], at: 0)
      } else {
        clause.subject.insert(word, at: 0)
      }
      return clause
    }
  }

  private static func isOpen(_ tokens: [Token]) -> Bool {
    tokens.first?.isWord("otherwise") == true || isFailure(tokens)
  }

  /// "Failure to do so …", "Failing to do this …".
  private static func isFailure(_ tokens: [Token]) -> Bool {
    tokens.count > 5 && tokens[0].isWord(in: ["failure", "failing"]) && tokens[1].isWord("to")
      && tokens[2].isWord("do") && tokens[3].isWord(in: ["so", "this", "that"])
  }

  private static func withoutOpening(_ tokens: [Token]) -> [Token] {
    guard isFailure(tokens) else { return Array(tokens.dropFirst()) }
    return [Token(kind: .word, text: "it", range: tokens[0].range)] + tokens.dropFirst(4)
  }

  /// What the clauses before said; for a sentence that "otherwise" opens, the rules of the sentence before.
  static func earlier(in reading: SentenceReading, after discourse: Discourse) -> [ClaimDraft] {
    reading.claims.isEmpty && isOpen(reading.tokensRead) ? discourse.rules : reading.claims.map(\.draft)
  }

  /// The duty of a sentence that no rule of calls says whole: what "otherwise" is the breach of.
  static func owed(in reading: SentenceReading) -> Clause? {
    guard reading.clauses.count == 1, reading.claims.allSatisfy({ $0.form == RequiredStateForm.name }) else {
      return nil
    }
    return reading.clauses[0]
  }

  /// "If the tank is lazy, it is called on a worker. | Otherwise, …": a case in front, and only there.
  static func caseTold(in reading: SentenceReading) -> [Token] {
    guard let first = reading.clauses.first, first.leading.count == 1, let opening = first.leading[0].first,
      opening.isWord(in: ["if", "when"]), reading.clauses.dropFirst().allSatisfy({ $0.leading.isEmpty })
    else { return [] }
    return first.leading[0]
  }

  /// The rules that a sentence leaves for "otherwise": with a condition, it would be open what is meant, the condition or the rule.
  static func rules(of reading: SentenceReading) -> [ClaimDraft] {
    let rules = reading.claims.map(\.draft).filter { draft in
      switch draft.payload {
      case .prohibition, .obligation, .order(.before, _), .order(.neverBefore, _), .multiplicity(.atMostOnce, _),
        .thread:
        draft.modality == .must
      default: false
      }
    }
    return rules.allSatisfy { $0.condition == nil } ? rules : []
  }
}

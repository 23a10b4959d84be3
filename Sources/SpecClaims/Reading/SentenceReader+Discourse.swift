/// What a sentence takes from those before it, and what it leaves for the next.
extension SentenceReader {
  /// Within one sentence a pronoun may point at a method that an earlier clause spelled out.
  func discourse(within reading: SentenceReading) -> Discourse {
    var current = discourse
    if let pointed = reading.clauses.dropLast().lazy.compactMap(pointedAt).first { current.methods = [pointed] }
    for clause in reading.clauses.dropLast() {
      if let called = Antecedent.toldToCall(in: clause, scope) { current.methods = [called] }
    }
    for clause in reading.clauses where clause.link != .relative {
      if let same = sameOf(clause) { current.methods = same }
      // "`fill` is told of it. This method is called after E. It …": the method of the section once more.
      if clause.subject.count == 2, clause.subject[0].isWord("this"),
        clause.subject[1].isWord(in: ["method", "function"])
      {
        current.methods = discourse.described.map { [$0.method] } ?? []
      }
      // "in the `fill` or `drain` calls": a noun.
      if clause.tail.isEmpty, clause.verb?.lemma == "call", clause.verb?.isPassive == false { continue }
      guard !clause.subject.isEmpty,
        clause.subject.contains(where: { $0.kind == .code || scope.known.contains($0.text) })
      else { continue }
      if case .methods(let named) = SubjectResolver(scope: scope, discourse: Discourse()).callSubject(
        of: clause.subject)
      {
        current.methods = named
      }
    }
    if let named = named(before: reading.clauses.last, after: reading.clauses.dropLast().last) {
      current.methods = [named]
    }
    for clause in reading.clauses
    where clause.subject.count > 2 && clause.subject.dropFirst().dropLast().contains(where: { $0.isWord("and") }) {
      current.phrase = clause.subject
    }
    return current
  }

  /// "so can | `stop()`, but it blocks": the second one, from here on.
  private func sameOf(_ clause: Clause) -> [MethodReference]? {
    guard clause.link == .coordinate, clause.subject.isEmpty, clause.verb?.isElliptical == true, clause.tail.count == 1,
      clause.tail[0].kind == .code
    else { return nil }
    return SubjectResolver(scope: scope, discourse: Discourse()).methods(in: clause.tail)
  }

  /// "The same holds for `close`: it must …", "should `close` fail, call it again": the one method that stands in front.
  private func named(before clause: Clause?, after previous: Clause?) -> MethodReference? {
    let resolver = SubjectResolver(scope: scope, discourse: Discourse())
    if let previous, let verb = previous.verb, ["hold", "apply", "go"].contains(verb.lemma), !verb.isNegated {
      let named = resolver.methods(in: previous.tail)
      if named.count == 1 { return named[0] }
    }
    guard let clause, clause.subject.isEmpty, clause.tail.first?.isWord("it") == true else { return nil }
    let named = clause.leading.flatMap { resolver.methods(in: $0) }
    return named.count == 1 ? named[0] : nil
  }

  /// "The code in the hook must be fast. That means that it cannot wait": whom the sentence before was about, and not the heading's method.
  func concluded(_ clause: Clause, _ tokens: [Token]) -> [Token]? {
    guard tokens.count > 4, tokens[0].isWord(in: ["this", "that"]), tokens[1].isWord("means"),
      tokens[tokens[2].isWord("that") ? 3 : 2].isWord("it"), clause.subject.map(\.lower) == ["it"],
      let told = discourse.told?.subject,
      case .phrase(let words) = SubjectResolver(scope: scope, discourse: discourse).callSubject(of: told),
      !Verbs.isPlural(words)
    else { return nil }
    return told
  }

  /// "This pump runs for long, therefore it must not …", "the caller does not own it, it must not …": the same once more.
  func continued(_ clause: Clause, after previous: Clause?, _ resolver: SubjectResolver) -> [Token]? {
    guard clause.subject.count == 1, clause.subject[0].isWord("it"), clause.verb?.modality != .fact,
      clause.verb?.isPassive == false, let previous,
      (2...3).contains(previous.subject.count), previous.verb?.isPassive == false,
      previous.subject[0].isWord("this")
        || previous.subject[0].isWord(in: ["a", "an", "every"]) && clause.verb?.isNegated == true
        || previous.subject.last?.isWord(in: ["caller", "user", "client"]) == true,
      case .phrase = resolver.callSubject(of: previous.subject)
    else { return nil }
    return previous.subject
  }

  /// "there is little cost to calling this method, as it is called once".
  private func pointedAt(in clause: Clause) -> MethodReference? {
    let resolver = SubjectResolver(scope: scope, discourse: discourse)
    return clause.tail.indices.dropLast().lazy.compactMap { resolver.pointedAt(by: Array(clause.tail[$0...($0 + 1)])) }
      .first
  }

  /// "`fill` heats the tank.", "Call `fill` first.": the method that a sentence is about which no clause was made of.
  private func firstNamed(in tokens: [Token]) -> MethodReference? {
    let isOrder = tokens.first?.isWord(in: ["call", "invoke"]) == true
    let words = isOrder ? tokens.dropFirst() : tokens[...]
    guard let name = words.first, name.kind == .code, let next = words.dropFirst().first,
      isOrder || next.kind == .word, !next.isWord(in: Lexicon.coordinators)
    else { return nil }
    let named = SubjectResolver(scope: scope, discourse: Discourse()).methods(in: [name])
    return named.count == 1 ? named[0] : nil
  }

  /// "Pass a block. It is called …": what goes on is the block.
  private func handedOver(_ clause: Clause) -> [Token]? {
    guard let verb = clause.verb, verb.isImperative, !verb.isNegated,
      ["give", "hand", "install", "pass", "provide", "register", "set", "specify", "supply"].contains(verb.lemma),
      clause.tail.first?.isWord(in: ["a", "an"]) == true
    else { return nil }
    return clause.tail.prefix { !$0.isWord(in: Lexicon.prepositions) && $0.kind != .mark }
  }

  /// "the given callback", "the handler provided".
  private func namesGivenCallback(_ tokens: [Token]) -> Bool {
    let given: Set = ["given", "provided", "supplied", "specified", "passed"]
    return zip(tokens, tokens.dropFirst()).contains {
      $0.isWord(in: given) && $1.isWord(in: ["callback", "handler", "listener"])
        || $0.isWord(in: ["callback", "handler", "listener"]) && $1.isWord(in: given)
    }
  }

  /// "A handle.": what the next sentence goes on about.
  private func bareNoun(_ tokens: [Token]) -> [Token]? {
    let words = tokens.trimmingMarks
    guard (2...4).contains(words.count), words[0].isWord(in: ["a", "an"]), words.allSatisfy({ $0.kind == .word }),
      MainVerb.group(in: words) == nil
    else { return nil }
    return words
  }

  /// What this sentence leaves for the next.
  func updated(_ reading: SentenceReading) -> Discourse {
    var next = discourse(within: reading)
    if let first = firstNamed(in: reading.tokens),
      !reading.clauses.contains(where: { $0.verb != nil && !$0.subject.isEmpty })
    {
      next.methods = [first]
    }
    if let described = Described(reading.tokens, type: scope.type) {
      next.described = described
      if !reading.clauses.contains(where: { $0.verb != nil && !$0.subject.isEmpty }) {
        next.methods = [described.method]
      }
    }
    let resolver = SubjectResolver(scope: scope, discourse: discourse)
    for clause in reading.clauses where clause.link != .relative {
      let isPronoun = clause.subject.isLonePronoun
      if !clause.subject.isEmpty, !isPronoun, clause.subject.last?.isWord(in: Lexicon.coordinators) != true,
        case .phrase = resolver.callSubject(of: clause.subject)
      {
        next.phrase = clause.subject.withoutTrailingAdverb
      }
      if Mutability.isGranted(clause), let moment = Moments.named(in: clause.tail, resolver: resolver) {
        next.moment = moment
      }
    }
    if let main = reading.clauses.first(where: { $0.link == .main && $0.verb != nil }), !main.subject.isLonePronoun {
      if !main.subject.isEmpty, case let subject = resolver.callSubject(of: main.subject) {
        if case .phrase = subject {
          next.isPhraseLater = main.subject == next.phrase
        } else {
          next.isPhraseLater = false
        }
      }
      next.leader = handedOver(main) ?? main.subject
    }
    if let noun = bareNoun(reading.tokens) { next.leader = noun }
    if namesGivenCallback(reading.tokens) { next.hasGivenCallback = true }
    next.brought = ReferenceGate.broughtIn(reading.tokens, resolver) ?? []
    // "It runs on a timer. | It must not block": the same as before.
    if reading.clauses.first(where: { $0.verb != nil })?.subject.map(\.lower) != ["it"] {
      next.namedBeside = ReferenceGate.namedBeside(reading.clauses, resolver)
    }
    next.handled = ReferenceGate.handled(by: reading.clauses.last, resolver)
    let actions = reading.claims.compactMap { read -> ActedObject? in
      // "Do not close it if it leaks. Doing so is an error": with the case.
      guard case .prohibition(let action, let object, _) = read.draft.payload, read.draft.condition == nil else {
        return nil
      }
      return ActedObject(action: action, object: object)
    }
    if !actions.isEmpty { next.actions = actions }
    next.rules = OpeningOtherwise.rules(of: reading)
    let named = Set(SubjectResolver(scope: scope, discourse: Discourse()).methods(in: reading.tokens))
    next.mentioned = named.count == 1 ? named.first : nil
    next.caseTold = OpeningOtherwise.caseTold(in: reading)
    next.owed = OpeningOtherwise.owed(in: reading)
    if let name = ReferenceGate.replacement(in: reading.clauses) {
      (next.methods, next.phrase) = (SubjectResolver(scope: scope, discourse: Discourse()).methods(in: [name]), [name])
    }
    next.told = Sequel.told(in: reading)
    next.called = reading.clauses.last.flatMap { Antecedent.namesCalled($0) ? $0 : nil }
    // "Causes `run` to be called on a worker. It must not be called there": the method that causes it.
    if reading.tokens.first?.isWord(in: ["causes", "lets", "makes", "forces"]) == true, !scope.methods.isEmpty {
      (next.methods, next.phrase) = (discourse.methods, discourse.phrase)
    }
    return next
  }
}

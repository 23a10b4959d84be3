import SpecClaims

/// Takes a claim apart into promises, one for each method it is about.
struct ClaimNormalizer {
  let names: PhraseNames
  let methods: PageMethods

  func promises(of claim: Claim, at occurrence: Occurrence) -> [Promise] {
    terms(claim, occurrence).flatMap { place in
      statements(claim, about: place).map { topic, demand in
        Promise(
          topic: topic, demand: claim.polarity ? demand : demand.denied,
          condition: claim.condition.map(names.condition),
          modality: claim.modality, obligor: claim.obligor, isPromised: claim.polarity || demand.isRule,
          occurrences: [occurrence])
      }
    }
  }

  // MARK: Subjects

  /// A rule within methods is about these methods, whoever the sentence's subject is.
  private func terms(_ claim: Claim, _ occurrence: Occurrence) -> [Term] {
    switch claim.payload {
    case .prohibition(_, _, .within(let methods)), .obligation(_, _, .within(let methods)): return methods.map(term)
    case .misuseResult(let misuse, _): if case .within(let methods) = misuse.scope { return methods.map(term) }
    default: break
    }
    switch claim.subject {
    case .methods(let methods): return methods.map(term)
    case .everyMethod(let type, let except):
      return [
        .everyMethod(type: names.type(type ?? except?.type) ?? methods.home, except: except.map(self.methods.name))
      ]
    case .phrase(let words):
      return names.vocabulary?.methods(for: words)?.map(term) ?? [.phrase(names.wording(words))]
    case .unknown: return [.unknown(sentence: PhraseKey(occurrence.sentence).description)]
    }
  }

  private func term(_ method: MethodReference) -> Term {
    .method(type: methods.type(of: method), name: methods.name(of: method))
  }

  private func term(_ reference: Reference) -> Term {
    switch reference {
    case .method(let method, _): term(method)
    case .event(let phrase): .phrase(names.wording(phrase))
    case .everythingElse: .everythingElse
    case .superCall(let method):
      .superCall(type: methods.type(of: method), method: methods.name(of: method))
    }
  }

  // MARK: Payloads

  private typealias Statement = (topic: Topic, demand: Demand)

  private func statements(_ claim: Claim, about place: Term) -> [Statement] {
    switch claim.payload {
    case .thread(let word): [on(place, .thread, .thread(CallThread(word, vocabulary: names.vocabulary)))]
    case .multiplicity(let times, let per): [on(place, .count(per: unit(per, of: place)), .count(times))]
    case .order(let relation, let reference): [order(place, relation, term(reference))]
    case .sequence(let methods): pairs(methods.map(term))
    case .concurrency(let mode):
      [on(place, .concurrency(line: ConcurrencyStrength.line(of: mode)), .concurrency(mode))]
    case .prohibition(let action, let object, let scope): [rule(place, .forbidden, action, object, scope)]
    case .obligation(let action, let object, let scope):
      [rule(place, claim.modality == .may ? .permitted : .required, action, object, scope)]
    case .supercall(let isRequired, let position):
      [on(place, .supercall, .supercall(Supercall(isRequired: isRequired, position: isRequired ? position : nil)))]
    case .misuseResult(let misuse, let result): [outcome(place, misuse, result)]
    case .immutability(let object, let moment): [on(place, .immutability(names.wording(object)), .since(term(moment)))]
    case .trigger(let event): [on(place, .reaction(to: names.wording(event)), .reaction(.always))]
    case .noTrigger(let event, let universal):
      [on(place, .reaction(to: names.wording(event)), .reaction(universal ? .never : .notAlways))]
    case .effect(let state, let bySuper): [on(place, .state(names.wording(state)), .state(bySuper: bySuper))]
    case .caller(let words): [on(place, .caller(names.wording(words)), .stated)]
    }
  }

  private func on(_ place: Term, _ aspect: Topic.Aspect, _ demand: Demand) -> Statement {
    (Topic(place: place, aspect: aspect), demand)
  }

  /// "Once in a controller's life" under the controller's heading says no more than "once".
  private func unit(_ per: String?, of place: Term) -> Wording? {
    guard let per else { return nil }
    let own: Set<String> = ["instance", "object", "lifetime", "life", "lifecycle"]
    if PhraseKey(per).words.allSatisfy(own.contains) { return nil }
    let wording = names.wording(per)
    if case .method(let type?, _) = place, names.type(per) == type || wording == names.wording(type) { return nil }
    return wording
  }

  /// The pair in its fixed order, so that "A before B" and "B after A" have one topic.
  private func order(_ place: Term, _ relation: Relation, _ other: Term) -> Statement {
    var (first, second, relation) = (place, other, relation)
    // "No other method before X" is what "X before everything else" says.
    if case .everyMethod(let type, let except?) = place, relation == .neverBefore,
      other == .method(type: type, name: except)
    {
      (first, second, relation) = (other, .everythingElse, .before)
    }
    let isSwapped = second.sortKey < first.sortKey
    if isSwapped { swap(&first, &second) }
    return on(first, .order(with: second), .order(TimeOrder(relation, isSwapped: isSwapped)))
  }

  /// A list of calls promises the order of every two of them.
  private func pairs(_ terms: [Term]) -> [Statement] {
    terms.indices.flatMap { first in
      terms[(first + 1)...].filter { $0 != terms[first] }.map { order(terms[first], .before, $0) }
    }
  }

  private func rule(_ place: Term, _ force: Rule.Force, _ action: Action, _ object: String, _ scope: Scope) -> Statement
  {
    var thread: CallThread?
    var what = names.wording(action, object)
    switch scope {
    case .within, .anywhere: break
    case .onThread(let word): thread = CallThread(word, vocabulary: names.vocabulary)
    case .after(let reference), .before(let reference):
      what = what.scoped(scope.text, to: term(reference).sortKey)
    case .words(let words): if !Self.isHere(words) { what = Wording("\(what.text) \(words)") }
    }
    return on(place, .rule(what), .rule(Rule(force: force, thread: thread)))
  }

  private static func isHere(_ words: String) -> Bool {
    PhraseKey(words).words.allSatisfy { ["in", "method", "here", "within"].contains($0) }
  }

  /// Known outcomes exclude one another; outcomes in words may stand side by side.
  private func outcome(_ place: Term, _ misuse: Misuse, _ result: String) -> Statement {
    let what = names.wording(misuse.action, misuse.object)
    if result.contains(" ") { return on(place, .outcome(of: what, result: names.wording(result)), .stated) }
    return on(place, .outcome(of: what, result: nil), .outcome(result))
  }
}

extension Demand {
  fileprivate var isRule: Bool {
    if case .rule = self { return true }
    return false
  }

  /// A denied duty is "need not", a denied prohibition leaves it open.
  fileprivate var denied: Demand {
    guard case .rule(let rule) = self else { return self }
    return .rule(Rule(force: rule.force == .forbidden ? .permitted : .notNeeded, thread: rule.thread))
  }
}

/// A clause as a sentence form sees it.
package struct ClauseView: Sendable {
  package let clause: Clause
  package let verb: VerbGroup
  /// Of the words after the verb.
  package let adverbials: Adverbials
  /// Of the words before the subject ("Right after X, …").
  package let leading: Adverbials
  /// What a judgement around the clause makes of it ("it is best practice to").
  package let effect: Matrix.Effect
  package let resolver: SubjectResolver
  /// Claims already read from earlier clauses of the same sentence.
  package let earlier: [ClaimDraft]

  package init(clause: Clause, effect: Matrix.Effect, resolver: SubjectResolver, earlier: [ClaimDraft]) {
    self.clause = clause
    self.verb = clause.verb ?? VerbGroup(range: 0..<0, lemma: "")
    self.adverbials = AdverbialParser(clause.tail).parse()
    var before = Adverbials()
    for tokens in clause.leading {
      let read = AdverbialParser(tokens).parse()
      before.items += read.items
      before.rest += read.rest
    }
    self.leading = before
    self.effect = clause.verb?.isUnneeded == true ? .unnecessary : effect
    self.resolver = resolver
    self.earlier = earlier
  }

  /// "X is called", "is invoked", "Called …", "it runs".
  package var isCall: Bool {
    guard Verbs.invocation.contains(verb.lemma) || ["receive", "happen", "occur"].contains(verb.lemma) else {
      return false
    }
    if verb.isPassive { return verb.lemma != "receive" }
    if ["happen", "occur"].contains(verb.lemma), clause.subject.count == 1, clause.subject[0].isWord("this") {
      return true
    }
    return ["run", "execute", "fire", "evaluate"].contains(verb.lemma) && !verb.isImperative && !isAuthor
  }

  /// The clause speaks to the author: "you must …", a command, "it is best practice to …".
  package var isAuthor: Bool {
    if isYou { return true }
    let words = clause.subject.drop { $0.isWord(in: ["the", "your", "any"]) }
    guard let first = words.first else { return false }
    return words.count == 1
      && first.isWord(in: [
        "you", "we", "subclasses", "clients", "applications", "callers", "users", "authors", "application", "client",
        "caller", "app",
        "apps", "developers", "subclass", "implementers", "implementors", "overrides",
      ])
  }

  /// "you", "we", or a command: nobody else is meant than whoever writes the code.
  package var isYou: Bool {
    verb.isImperative || verb.isAdvised && clause.subject.first?.isWord("it") == true
      || clause.subject.count == 1 && clause.subject[0].isWord(in: ["you", "we"])
  }

  /// The clause speaks of the method of its heading, by name, by pronoun or without a subject.
  package var isAboutHeading: Bool {
    guard case .methods = subject else { return subject == resolver.topic && subject != .unknown }
    return clause.subject.isEmpty || subject == resolver.heading || resolver.methods(in: clause.subject).isEmpty
  }

  /// The sentence stands in the section of one method or several.
  package var isInSection: Bool {
    if resolver.topic == .unknown { return false }
    if resolver.scope.methods.isEmpty, resolver.carried.isEmpty, resolver.scope.title != nil, resolver.scope.type == nil
    {
      return true
    }
    return isInMethodSection
  }

  package var isInMethodSection: Bool {
    if case .methods = resolver.heading { return true }
    return false
  }

  package var subject: Subject { resolver.callSubject(of: clause.subject) }

  /// "your init must …": said of the author's method.
  package var isAuthorsMethod: Bool { clause.subject.contains { $0.isWord("your") } }

  /// Hedged sentences promise nothing.
  package var isHedged: Bool {
    clause.subject.contains { $0.isWord(in: ["whether", "if", "how", "why", "when", "while", "unless"]) }
      || hasReducedRelative || verb.isHedged || clause.leading.contains(where: Self.isHedge)
      || (adverbials.rest + clause.subject).contains { $0.isWord(in: Lexicon.hedges) }
  }

  /// "In most cases, …", "Typically, when …".
  private static func isHedge(_ leading: [Token]) -> Bool {
    if leading.first?.isWord(in: Lexicon.hedges) == true { return true }
    let words = leading.map(\.lower)
    return words.count <= 4 && words.first == "in" && ["cases", "situations", "circumstances"].contains(words.last)
      && words.contains { ["most", "many", "some", "general", "typical", "normal"].contains($0) }
  }

  /// "the size the view should fit in": the verb belongs to a relative clause without "that", not to the noun in front.
  private var hasReducedRelative: Bool {
    let words = clause.subject
    for index in words.indices.dropFirst()
    where words[index].isWord(in: ["the", "a", "an", "your", "this", "you", "we", "they", "it"]) {
      let before = words[index - 1]
      if before.kind == .word, !before.isPossessive, !Lexicon.isFunctionWord(before.lower),
        !before.lower.hasSuffix("ing")
      {
        return true
      }
    }
    return false
  }

  /// "To use X, you need to …", "if you want X, you have to …": a step of a recipe, owed by nobody who does not want it.
  package var isRecipe: Bool {
    clause.leading.contains { leading in
      if leading.first?.isWord("to") == true { return true }
      guard leading.count > 2, leading[0].isWord("if"), leading[1].isWord(in: ["you", "we"]) else { return false }
      return leading[2...].prefix(2).contains { $0.isWord(in: ["want", "wish", "like", "intend", "prefer", "would"]) }
    }
  }

  /// A guarantee that is taken back: "is not guaranteed to be called on …".
  package var isDenied: Bool { verb.deniesGuarantee }

  package var modality: Modality {
    switch effect {
    case .recommended: .should
    case .required: .must
    case .permitted: .may
    case .unnecessary, .none: verb.isCan && verb.isNegated && verb.modality == .may ? .must : verb.modality
    }
  }

  package var obligor: Obligor {
    if isAuthorsMethod { return .subclass }
    return modality == .must || modality == .should ? .subclass : .framework
  }

  /// Every restriction in front of and behind the verb, in one phrase.
  package var condition: String? {
    phrase(
      of: circumstances + leading.conditions + adverbials.conditions + TrailingCircumstance.all(in: clause.tail)
        + exceptions)
  }

  /// As ``condition``, without those behind the verb.
  package var conditionInFront: String? { phrase(of: circumstances + leading.conditions + exceptions) }

  private func phrase(of restrictions: [[Token]]) -> String? {
    let parts = restrictions.filter {
      !Self.isEmptyCondition($0) && !Self.isMoment($0) && !isImmediate($0)
    }
    return parts.isEmpty ? nil : parts.map(\.phrase).joined(separator: ", ")
  }

  /// "In paused mode, …", "During initialization, …", "For streams, …": a preposition in front restricts as well.
  private var circumstances: [[Token]] {
    clause.leading.filter { leading in
      guard let first = leading.first, leading.count > 1,
        first.isWord(in: ["in", "on", "for", "during", "with", "without", "within", "inside", "starting", "beginning"])
      else { return false }
      if leading.count <= 3, leading.contains(where: { $0.isWord(in: Self.reasons) }) { return false }
      let read = AdverbialParser(leading).parse()
      return read.scopes.isEmpty && read.threads.isEmpty && read.conditions.isEmpty
    }
  }

  /// "(except `x`)", "(unless it is loaded)", "(only when Y)".
  private var exceptions: [[Token]] {
    clause.asides.filter { aside in
      aside.count > 1 && aside[0].isWord(in: ["except", "unless", "if", "when"])
        || aside.count > 2 && aside[0].isWord("only") && aside[1].isWord(in: ["when", "if", "on", "in"])
    }
  }

  /// "For consistency, …", "In practice, …": why, not when.
  private static let reasons: Set<String> = [
    "consistency", "convenience", "simplicity", "performance", "clarity", "safety", "example", "instance", "reason",
    "reasons", "practice", "general", "particular", "addition", "fact", "short", "contrast", "principle", "theory",
    "turn", "words", "hand",
  ]

  /// "immediately when E" is a time, too.
  private func isImmediate(_ tokens: [Token]) -> Bool {
    clause.tail.first?.isWord(in: ["immediately", "right", "directly"]) == true
      && clause.tail.dropFirst().first == tokens.first
  }

  /// "when X has loaded" is a time, not a restriction.
  private static func isMoment(_ tokens: [Token]) -> Bool {
    WhenClause.event(in: tokens).flatMap { WhenClause.relation(of: $0) } != nil
  }

  /// "when necessary", "if needed", "even if …" restrict nothing.
  private static func isEmptyCondition(_ tokens: [Token]) -> Bool {
    if tokens.first?.isWord("even") == true { return true }
    return tokens.count == 2
      && tokens[1].isWord(in: ["necessary", "needed", "possible", "appropriate", "required", "desired"])
  }

  /// The methods named by "in this method", "here", "in `-x`"; nil when no place is given or it cannot be resolved.
  package var place: [MethodReference]? {
    for scope in adverbials.scopes + leading.scopes {
      if let methods = resolver.place(scope) { return methods }
    }
    return nil
  }

  package var namesPlace: Bool { !(adverbials.scopes + leading.scopes).isEmpty }

  /// The scope of a rule: the place named, else the heading's methods.
  package var ruleScope: Scope {
    if let place { return .within(place) }
    if namesPlace { return .words((adverbials.scopes + leading.scopes)[0].phrase) }
    if let thread = adverbials.threads.first { return .onThread(thread) }
    if let order = adverbials.orders.first {
      let target = resolver.reference(order.target)
      switch order.relation {
      case .after, .immediatelyAfter, .neverAfter: return .after(target)
      case .before, .immediatelyBefore, .neverBefore: return .before(target)
      case .during, .atSameTime: return .words("during \(target.text)")
      }
    }
    guard case .methods(let methods) = resolver.heading, !isOfCaller else { return .anywhere }
    return .within(methods)
  }

  /// "when calling this method": the rule is for whoever calls it, not for what runs in it.
  private var isOfCaller: Bool {
    (leading.conditions + adverbials.conditions).contains { condition in
      condition.count > 1 && condition[1].isWord(in: ["calling", "invoking", "using"])
    }
  }

  package func draft(_ payload: Payload, subject: Subject? = nil) -> ClaimDraft {
    ClaimDraft(
      subject: subject ?? self.subject, payload: payload, modality: modality, obligor: obligor, condition: condition)
  }

  /// A rule: what it says holds from or until the moment named in front of it ("Once the socket is bound, …").
  package func rule(_ payload: Payload, subject: Subject? = nil) -> ClaimDraft {
    var draft = draft(payload, subject: subject)
    draft.obligor = .subclass
    let moments = clause.leading.filter { leading in
      leading.prefix(2).contains { $0.isWord(in: ["once", "after", "before", "until"]) }
        && AdverbialParser(leading).parse().scopes.isEmpty
    }
    let parts = [draft.condition].compactMap { $0 } + moments.map(\.phrase)
    draft.condition = parts.isEmpty ? nil : parts.joined(separator: ", ")
    return draft
  }
}

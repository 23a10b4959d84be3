/// A clause as a sentence form sees it.
package struct ClauseView: Sendable {
  package let clause: Clause
  /// The clause as the sentence has it, before it was turned around.
  package var written: Clause
  /// The clause before it in the sentence, as its forms have seen it.
  package var previous: Clause?
  /// It stands behind a semicolon, and a case in front of that: "If the tank is open, throw; `drain` is not called".
  var isBehindCase = false
  /// The first word of the sentence that opens its section, in small letters: "ensure", "wait" in the summary of a method that does so.
  var summaryOpening: String?
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
  /// Whom the clause is about. Found once: every form asks.
  package let subject: Subject
  /// Hedged sentences promise nothing.
  package let isHedged: Bool
  /// What restricts the clause from its end. Found once: a form that asks for the condition asks for it as well.
  let trailing: [[Token]]
  /// "X is called", "is invoked", "Called …", "it runs". Found once: every form asks.
  package private(set) var isCall = false

  package init(clause: Clause, effect: Matrix.Effect, resolver: SubjectResolver, earlier: [ClaimDraft]) {
    let clause = effect == .none ? clause.softened : clause
    self.clause = clause
    self.written = clause
    self.verb = clause.verb ?? VerbGroup(range: 0..<0, lemma: "")
    var adverbials = Adverbials()
    if clause.isOfAnswers { adverbials.rest = clause.tail } else { adverbials = AdverbialParser(clause.tail).parse() }
    self.adverbials = adverbials
    var before = Adverbials()
    for tokens in clause.leading {
      let read = AdverbialParser(tokens).parse()
      before.items += read.items
      before.rest += read.rest
    }
    self.leading = before
    trailing = clause.isOfAnswers ? [] : TrailingCircumstance.all(in: clause.tail, behind: clause.verb)
    self.effect = clause.verb?.isUnneeded == true ? .unnecessary : effect
    self.resolver = resolver
    self.earlier = earlier
    subject = resolver.callbackGiven(to: clause) ?? resolver.calling(clause) ?? resolver.callSubject(of: clause.subject)
    isHedged = Self.isHedged(clause, adverbials) || Self.isHedgedByPhrase(clause, adverbials, self.effect)
    isCall = tellsOfCall
  }

  /// The clause speaks to the author: "you must …", a command, "it is best practice to …".
  package var isAuthor: Bool {
    if isYou { return true }
    let words = clause.subject.drop { $0.isWord(in: ["the", "your", "any"]) }
    guard let first = words.first else { return false }
    // "`Pass` subclasses".
    if words.count == 2, first.kind == .code { return words.last?.isWord(in: ["subclasses", "implementers"]) == true }
    return words.count == 1
      && first.isWord(in: [
        "you", "we", "one", "subclasses", "clients", "applications", "callers", "users", "authors", "application",
        "client",
        "caller", "app",
        "apps", "developers", "subclass", "implementers", "implementors", "overrides",
      ])
  }

  /// "you", "we", or a command: nobody else is meant than whoever writes the code.
  package var isYou: Bool {
    verb.isImperative || verb.isAdvised && clause.subject.first?.isWord("it") == true
      || clause.subject.count == 1 && clause.subject[0].isWord(in: ["you", "we", "one"])
  }

  /// The clause speaks of the method of its heading, by name, by pronoun or without a subject.
  package var isAboutHeading: Bool {
    guard case .methods = subject else { return subject == resolver.topic && subject != .unknown }
    return clause.subject.isEmpty || subject == resolver.heading || resolver.methods(in: clause.subject).isEmpty
  }

  /// The only method of the section, where others are spoken of.
  func heading(beside others: [MethodReference]) -> MethodReference? {
    guard case .methods(let heading) = resolver.heading, heading.count == 1,
      others.allSatisfy({ $0.name.base != heading[0].name.base })
    else { return nil }
    return heading[0]
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

  /// "your init must …": said of the author's method.
  package var isAuthorsMethod: Bool { clause.subject.contains { $0.isWord("your") } }

  private static func isHedged(_ clause: Clause, _ adverbials: Adverbials) -> Bool {
    clause.subject.contains { $0.isWord(in: ["whether", "if", "how", "why", "when", "while", "unless"]) }
      && !isActToAvoid(clause)
      || hasReducedRelative(clause.subject)
      || clause.verb?.isHedged == true && !isAnyThread(clause, adverbials)
        && !isPerhapsMore(clause, adverbials)
      || clause.leading.contains { HedgePhrase.opensClause($0) && !isSometimesMore($0, clause, adverbials) }
      || hasHedge(adverbials.rest) || clause.asides.contains { $0.count == 1 && $0[0].isWord(in: Lexicon.hedges) }
      || clause.subject.contains { $0.isWord(in: Lexicon.hedges) }
  }

  /// "In some cases, it may be called more than once": what may be so is said to be so sometimes.
  private static func isSometimesMore(_ leading: [Token], _ clause: Clause, _ adverbials: Adverbials) -> Bool {
    clause.verb?.modality == .may && clause.verb?.isNegated == false && adverbials.times == .multiple
      && leading.contains { $0.isWord(in: ["some", "certain"]) }
  }

  /// "might be called several times": as "may be".
  private static func isPerhapsMore(_ clause: Clause, _ adverbials: Adverbials) -> Bool {
    guard let verb = clause.verb else { return false }
    return Verbs.calling.contains(verb.lemma) && verb.isPassive
      && ["might", "could"].contains(verb.adverbs.joined(separator: " ")) && verb.modality == .may && !verb.isNegated
      && !verb.isPerfect && adverbials.times == .multiple
  }

  /// "could be called from different threads": as "may be".
  private static func isAnyThread(_ clause: Clause, _ adverbials: Adverbials) -> Bool {
    guard let verb = clause.verb else { return false }
    return verb.adverbs == ["could"] && verb.modality == .may && verb.isPassive && !verb.isNegated
      && !verb.isPerfect && adverbials.threads == [.any]
      && !(clause.leading + adverbials.conditions).contains { $0.first?.isWord(in: ["if", "unless"]) == true }
  }

  /// "functions that might block": which functions, and not how surely.
  private static func hasHedge(_ words: [Token]) -> Bool {
    words.indices.contains { index in
      words[index].isWord(in: Lexicon.hedges) && !(index == 0 && words.trimmingMarks.map(\.lower) == ["normally"])
        && !(index > 0 && words[index].isWord("often") && words[index - 1].isWord("too"))
        && !(Lexicon.modals[words[index].lower] != nil && index > 0 && isInRelative(words, before: index))
    }
  }

  /// "functions that | might block", "work that you | would do".
  private static func isInRelative(_ words: [Token], before index: Int) -> Bool {
    let opening = words[index - 1].isWord(in: ["they", "you"]) && index > 1 ? index - 2 : index - 1
    return words[opening].isWord(in: ["that", "which"])
  }

  /// "…, most of the time"; what should be done "if possible" is advice all the same.
  private static func isHedgedByPhrase(_ clause: Clause, _ adverbials: Adverbials, _ effect: Matrix.Effect) -> Bool {
    guard clause.verb?.modality == .fact, effect == .none || effect == .unnecessary, adverbials.times != .atMostOnce
    else { return false }
    return HedgePhrase.isIn(clause.tail) || HedgePhrase.isIn(clause.subject)
      || clause.leading.contains(where: HedgePhrase.isIn)
  }

  /// "Usually, …", "… in most cases".
  var holdsOftenOnly: Bool {
    clause.leading.contains { $0.count == 1 && HedgePhrase.opensClause($0) || HedgePhrase.isOften($0) }
      || HedgePhrase.isOften(clause.tail)
  }

  /// "To use X, you need to …", "if you want X, you have to …": a step of a recipe, owed by nobody who does not want it. What must be
  /// called for it is a rule all the same.
  package var isRecipe: Bool { !isRuleOfPurpose && isForWhoeverWants }

  /// "To work correctly, …", "in order to behave properly, …": nobody wants it otherwise.
  static func isOfEverybody(_ leading: [Token]) -> Bool {
    leading.count <= 6 && leading.contains { $0.isWord("to") }
      && leading.last?.isWord(in: ["correctly", "properly"]) == true
  }

  /// A guarantee that is taken back: "is not guaranteed to be called on …".
  package var isDenied: Bool { verb.deniesGuarantee }

  package var modality: Modality {
    switch effect {
    case .recommended: .should
    case .required: .must
    case .permitted: .may
    case .unnecessary, .none:
      (verb.isCan || verb.isAllowed || isRefusal) && verb.isNegated && verb.modality == .may ? .must : verb.modality
    }
  }

  package var obligor: Obligor {
    if isAuthorsMethod { return .subclass }
    return modality == .must || modality == .should ? .subclass : .framework
  }
}

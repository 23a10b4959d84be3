/// A small edit of a clause after which a form might read it.
///
/// What keeps a form from reading is found by trying, not by asking: the clause is edited in one place and shown to the form again. If
/// the form reads it now, what was edited is what kept it from reading. No form has to say why it refuses, and none can say it wrongly.
enum Repair: CaseIterable, Sendable {
  case hedge, openness, denial, restriction, subject, verb, command, leftover

  struct Repaired {
    let view: ClauseView
    /// What the clause lacks, or has too much, as the end of "… if it were not for".
    let obstacle: String
  }

  /// The clause without the obstacle; nil when the obstacle is not there.
  func applied(to view: ClauseView) -> Repaired? {
    switch self {
    case .hedge: Self.withoutHedge(view)
    case .openness: Self.withoutOpenness(view)
    case .denial: Self.withoutDenial(view)
    case .restriction: Self.withoutRestriction(view)
    case .subject: Self.withSubject(view)
    case .verb: Self.withCallingVerb(view)
    case .command: Self.withDuty(view)
    case .leftover: Self.withoutLeftover(view)
    }
  }

  private static func withoutHedge(_ view: ClauseView) -> Repaired? {
    let words = (view.adverbials.rest + view.clause.subject).filter { $0.isWord(in: Lexicon.hedges) }.map(\.lower)
    let found = view.verb.adverbs.filter { Lexicon.hedges.contains($0) && Lexicon.modals[$0] == nil } + words
    guard !found.isEmpty else { return nil }
    var clause = view.clause
    clause.verb?.adverbs.removeAll { found.contains($0) }
    clause.tail.removeAll { $0.isWord(in: Set(words)) }
    clause.subject.removeAll { $0.isWord(in: Set(words)) }
    return Repaired(view: view.with(clause), obstacle: "the hedge \(quoted(found))")
  }

  /// "may", "might", "could": it happens or it does not.
  private static func withoutOpenness(_ view: ClauseView) -> Repaired? {
    guard view.verb.modality == .may || view.verb.adverbs.contains(where: { Lexicon.modals[$0] != nil }) else {
      return nil
    }
    var clause = view.clause
    clause.verb?.modality = .fact
    clause.verb?.isCan = false
    clause.verb?.adverbs.removeAll { Lexicon.modals[$0] != nil }
    return Repaired(view: view.with(clause), obstacle: "“may” or “can”, which leaves it open")
  }

  private static func withoutDenial(_ view: ClauseView) -> Repaired? {
    guard view.verb.isNegated else { return nil }
    var clause = view.clause
    clause.verb?.isNegated = false
    return Repaired(view: view.with(clause), obstacle: "the denial")
  }

  private static func withoutRestriction(_ view: ClauseView) -> Repaired? {
    guard let first = view.clause.leading.first else { return nil }
    var clause = view.clause
    clause.leading = []
    return Repaired(view: view.with(clause), obstacle: "“\(first.phrase)” in front")
  }

  private static func withSubject(_ view: ClauseView) -> Repaired? {
    if case .methods = view.subject { return nil }
    var clause = view.clause
    var obstacle = "the method spoken of, which neither the sentence nor a heading names"
    if !view.isAuthor {
      if case .phrase(let words) = view.subject { obstacle = "the subject “\(words)”, which is not known as a method" }
      clause.subject = []
    } else if view.resolver.heading != .unknown {
      return nil
    }
    return Repaired(view: view.with(clause, spokenOf: [Self.someMethod]), obstacle: obstacle)
  }

  /// Stands where a method's name is missing.
  static let someMethod = MethodReference(type: nil, name: MethodName(written: "(a method)"))

  private static func withCallingVerb(_ view: ClauseView) -> Repaired? {
    guard !view.isCall, !view.isAuthor, view.verb.lemma != "be", !view.adverbials.items.isEmpty else { return nil }
    var clause = view.clause
    clause.verb?.lemma = "call"
    clause.verb?.isPassive = true
    return Repaired(view: view.with(clause), obstacle: "the verb “\(view.verb.lemma)”, which is none of calling")
  }

  private static func withDuty(_ view: ClauseView) -> Repaired? {
    guard view.verb.isImperative, !view.verb.isNegated, view.effect == .none else { return nil }
    let repaired = ClauseView(
      clause: view.clause, effect: .required, resolver: view.resolver, earlier: view.earlier)
    return Repaired(view: repaired, obstacle: "the plain command, which says neither “always” nor “must”")
  }

  private static func withoutLeftover(_ view: ClauseView) -> Repaired? {
    let rest = view.adverbials.rest.trimmingMarks
    guard !rest.isEmpty, !view.adverbials.items.isEmpty else { return nil }
    var clause = view.clause
    clause.tail.removeAll { rest.contains($0) }
    return Repaired(view: view.with(clause), obstacle: "the words “\(rest.phrase)”")
  }

  private static func quoted(_ words: [String]) -> String {
    words.map { "“\($0)”" }.joined(separator: " and ")
  }
}

extension ClauseView {
  /// The same view of an edited clause.
  fileprivate func with(_ clause: Clause, spokenOf methods: [MethodReference]? = nil) -> ClauseView {
    var edited = resolver
    if let methods {
      edited = SubjectResolver(
        scope: resolver.scope, discourse: Discourse(), carried: methods, listed: resolver.listed)
    }
    return ClauseView(clause: clause, effect: effect, resolver: edited, earlier: earlier)
  }
}

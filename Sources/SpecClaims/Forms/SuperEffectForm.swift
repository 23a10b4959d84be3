/// What a call to super achieves: "Right after the call to super, all subnodes are positioned", "the call to `[super loadView]` sets it
/// to `node.view`".
enum SuperEffectForm: SentenceForm {
  static let name = "super-effect"
  static let summary = "the state after a call to super"
  static let examples = [
    "Right after the call to super, all rows have been placed.",
    "The call to super in this hook is where the rows are placed.",
  ]
  static let refuses = ["The call to super in this hook is usually where the rows are placed."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged, !view.verb.isNegated else { return [] }
    if let method = superMethod(in: view.clause.subject, view) { return subjectEffect(of: method, view) }
    guard let order = view.leading.orders.first, [.after, .immediatelyAfter].contains(order.relation),
      case .superCall(let method) = view.resolver.reference(order.target), view.verb.modality == .fact
    else { return [] }
    guard view.verb.isPassive, !view.clause.subject.isEmpty else { return [] }
    return [effect(Verbs.being(view.clause.subject.phrase, passives(view)), of: method)]
  }

  /// "The call to super is where E", "The call to super will set X to Y".
  private static func subjectEffect(of method: MethodReference, _ view: ClauseView) -> [ClaimDraft] {
    if view.verb.lemma == "be", view.clause.tail.first?.isWord(in: ["where", "when"]) == true {
      return [effect(view.clause.tail.dropFirst().phrase, of: method)]
    }
    guard !view.verb.isPassive, !["be", "do", "suffice"].contains(view.verb.lemma), view.verb.modality == .fact,
      // "Not calling super crashes": what it leads to, and no state.
      !view.clause.subject.contains(where: { Lexicon.negations.contains($0.lower) }),
      ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail) == nil
    else { return [] }
    return [effect("\(view.verb.lemma) \(view.adverbials.rest.phrase)", of: method)]
  }

  private static func effect(_ state: String, of method: MethodReference) -> ClaimDraft {
    ClaimDraft(subject: .methods([method]), payload: .effect(state: state, bySuper: true))
  }

  /// "measured and positioned": every participle under the one auxiliary.
  private static func passives(_ view: ClauseView) -> String {
    ([Verbs.participle(of: view.verb.lemma)] + view.adverbials.rest.map(\.text)).joined(separator: " ")
  }

  /// "The call to super here", "The call to [super loadView]", "super's implementation".
  private static func superMethod(in subject: [Token], _ view: ClauseView) -> MethodReference? {
    guard subject.contains(where: { $0.isWord(in: ["call", "calling", "implementation"]) }),
      // "subclasses that forget to call super": of whom.
      !subject.contains(where: { $0.isWord(in: ["without", "forget", "forgets", "who"]) }),
      subject.first(where: { $0.isWord(in: ["call", "calling", "implementation", "that"]) })?.isWord("that") != true
    else { return nil }
    if let called = subject.lazy.compactMap(\.superMethod).first {
      return view.resolver.scope.methods.first { $0.name.base == called.base }
        ?? MethodReference(type: view.resolver.scope.type, name: called)
    }
    guard subject.contains(where: \.isSuper) else { return nil }
    return view.resolver.methods(in: subject).first ?? view.resolver.scope.methods.first
  }
}

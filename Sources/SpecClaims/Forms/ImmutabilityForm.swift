/// From when on something cannot be changed: "after this point, it is immutable", "the spec is frozen once it has been returned".
enum ImmutabilityForm: SentenceForm {
  static let name = "immutability"
  static let summary = "an object that cannot be changed from a moment on"
  static let examples = ["After it has been returned from `-layoutSpecThatFits:`, the spec is immutable."]
  static let refuses = ["The spec is usually immutable.", "The spec is immutable."]

  private static let fixed: Set<String> = ["immutable", "frozen", "read-only", "readonly", "unchangeable"]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let lasting = lasting(view) ?? closed(view) ?? returned(view) ?? unchanging(view) { return [lasting] }
    guard
      view.verb.lemma == "be" || view.verb.lemma == "become" || view.verb.lemma == "freeze" || isTreated(view),
      !view.verb.isNegated, !view.isHedged, isFixed(view), let moment = moment(view)
    else { return [] }
    let object = object(view)
    guard !object.isEmpty else { return [] }
    return [
      ClaimDraft(
        subject: .phrase(object), payload: .immutability(object: object, from: moment), modality: view.modality)
    ]
  }

  /// "the panel will never change its window": its window stays what it is from the moment it has one.
  private static func lasting(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "change", view.verb.isNegated, view.verb.modality == .fact, !view.verb.isPassive,
      view.clause.link == .main || view.clause.link == .coordinate, !view.isHedged, !view.isYou,
      view.resolver.methods(in: view.clause.subject).isEmpty,
      let first = view.clause.tail.first, first.isWord(in: ["its", "their"]),
      case let words = view.adverbials.rest.prefix(while: { $0.kind != .mark }), (2...4).contains(words.count),
      let owner = view.clause.subject.last, !owner.isWord(in: Lexicon.pronouns),
      // "Drawing the rows does not change their order": that changes nothing, and others may.
      view.clause.subject.first.map({ Verbs.isGerund($0.lower) }) == false,
      view.adverbials.conditions.isEmpty
    else { return nil }
    let object =
      "\(view.clause.subject.drop { $0.isWord(in: Lexicon.determiners) }.phrase)'s \(words.dropFirst().phrase)"
    return ClaimDraft(
      subject: .phrase(object),
      payload: .immutability(object: object, from: moment(view) ?? .event("it has been set")), modality: .fact)
  }

  /// "the table cannot be changed after the run has started".
  private static func closed(_ view: ClauseView) -> ClaimDraft? {
    guard ["change", "modify", "mutate", "alter", "reconfigure"].contains(view.verb.lemma), view.verb.isPassive,
      view.verb.isNegated, view.verb.isCan, !view.isHedged, view.effect == .none,
      view.resolver.methods(in: view.clause.subject).isEmpty,
      case let object = object(view), !object.isEmpty, !object.contains("method"), let moment = moment(view)
    else { return nil }
    return ClaimDraft(
      subject: .phrase(object), payload: .immutability(object: object, from: moment), modality: view.modality,
      condition: view.condition)
  }

  /// "the level must not change between `-fill` and `-drain`", "should not change while the pump runs".
  private static func unchanging(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "change", view.verb.isNegated, !view.verb.isPassive,
      [.must, .should, .fact].contains(view.verb.modality), !view.isHedged, !view.isYou, !view.isDenied,
      view.effect == .none,
      view.resolver.methods(in: view.clause.subject).isEmpty, !view.clause.subject.isLonePronoun,
      !Roles.end(view.clause.subject), let first = view.clause.tail.first,
      first.isWord(in: ["between", "during", "while", "once", "after"]), view.clause.tail.count > 1,
      // "do not change between runs": so they are, and nobody has to see to it.
      view.verb.modality != .fact || first.isWord(in: ["during", "while"]),
      case let object = object(view), !object.isEmpty
    else { return nil }
    let span = view.clause.tail.trimmingMarks.drop { $0.isWord(in: ["once", "after"]) }
    return ClaimDraft(
      subject: .phrase(object), payload: .immutability(object: object, from: view.resolver.reference(Array(span))),
      modality: view.modality, condition: view.conditionInFront)
  }

  /// "Returns a pointer to an immutable row": nobody changes the row from then on.
  private static func returned(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "return", view.verb.isElliptical, !view.verb.isPassive, !view.verb.isNegated,
      !view.isHedged,
      view.isInMethodSection,
      let mark = view.clause.tail.firstIndex(where: { $0.isWord(in: ["immutable", "unmodifiable"]) }),
      (1...5).contains(mark), isOfResult(view.clause.tail[..<mark]),
      view.clause.tail[mark - 1].isWord(in: ["a", "an", "the"]),
      case let noun = view.clause.tail[(mark + 1)...].prefix(while: {
        $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) && !$0.isWord(in: Lexicon.relative)
          && !Verbs.isGerund($0.lower)
      }), (1...4).contains(noun.count), !noun.contains(where: { $0.isWord(in: ["or", "and", "if", "when"]) })
    else { return nil }
    return ClaimDraft(
      subject: .phrase(noun.phrase), payload: .immutability(object: noun.phrase, from: .event("it has been returned")),
      modality: .fact, condition: view.condition)
  }

  /// "an", "a pointer to an"; "a copy of the" is another thing.
  private static func isOfResult(_ words: ArraySlice<Token>) -> Bool {
    words.count == 1 || words.contains { $0.isWord(in: ["pointer", "reference", "handle"]) } && words.count == 4
  }

  /// "should be treated as immutable", "must be considered frozen".
  static func isTreated(_ view: ClauseView) -> Bool {
    guard view.verb.isPassive, ["treat", "consider"].contains(view.verb.lemma) else { return false }
    let rest = view.clause.tail.drop { $0.isWord(in: ["as", "being"]) }
    return rest.first?.isWord(in: fixed) == true
  }

  private static func isFixed(_ view: ClauseView) -> Bool {
    view.verb.lemma == "freeze" || view.adverbials.rest.contains { $0.isWord(in: fixed) }
  }

  private static func object(_ view: ClauseView) -> String {
    let isPronoun = view.clause.subject.isLonePronoun
    let words = isPronoun ? view.resolver.discourse.phrase : view.clause.subject
    let head = words.prefix { !$0.isWord(in: Lexicon.relative) }
    return head.drop { $0.isWord(in: Lexicon.determiners) }.phrase
  }

  private static func moment(_ view: ClauseView) -> Reference? {
    for order in view.leading.orders + view.adverbials.orders
    where [.after, .immediatelyAfter].contains(order.relation) {
      if order.target.contains(where: { $0.isWord(in: ["this", "that"]) }), order.target.count <= 2 {
        return view.resolver.discourse.moment
      }
      return Moments.named(in: order.target, resolver: view.resolver) ?? view.resolver.reference(order.target)
    }
    return nil
  }
}

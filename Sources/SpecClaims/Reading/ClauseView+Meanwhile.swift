/// Moments and circumstances that a claim would lose.
extension ClauseView {
  /// "Once the tank is full, it may be called at any time", "… is thread-safe": from then on, where no order tells so.
  func restrictedFromThen(_ draft: ClaimDraft) -> ClaimDraft {
    switch draft.payload {
    case .concurrency, .order(.anyTime, _), .prohibition(_, _, .anywhere), .obligation(_, _, .anywhere): break
    default: return draft
    }
    guard let moment = clause.leading.first(where: { $0.count > 2 && $0[0].isWord("once") })?.phrase,
      draft.condition?.lowercased().contains(moment.lowercased()) != true
    else { return draft }
    var restricted = draft
    restricted.restrict(by: moment)
    return restricted
  }

  /// "is called on main during a drain", "is never called twice during a drain": then, and not always.
  func restrictedMeanwhile(_ draft: ClaimDraft) -> ClaimDraft {
    switch draft.payload {
    case .thread, .multiplicity, .concurrency, .obligation(.lock, _, .anywhere): break
    default: return draft
    }
    guard let time = adverbials.orders.first(where: { $0.relation == .during }), let first = time.target.first,
      first.isWord(in: ["a", "an", "any", "every", "each", "all"]),
      let start = clause.tail.indices.first(where: {
        clause.tail[$0].isWord("during") && clause.tail[($0 + 1)...].starts(with: time.target)
      }), case let moment = [clause.tail[start]] + time.target,
      draft.condition?.contains(moment.phrase) != true
    else { return draft }
    var restricted = draft
    restricted.restrict(by: moment.phrase)
    return restricted
  }

  /// "must not block | on Linux": where, and no object of the verb.
  func withoutCircumstance(_ draft: ClaimDraft) -> ClaimDraft {
    guard case .prohibition(.block, let object, let scope) = draft.payload, !object.isEmpty, clause.tail.count > 1,
      case let words = [Token.word(verb.lemma, clause.tail[0])] + clause.tail,
      let (adverbial, end) = AdverbialParser(words).adverbial(at: 1), adverbial.isCondition,
      Array(words[1..<end]).phrase == object
    else { return draft }
    var restricted = draft
    restricted.payload = .prohibition(action: .block, object: "", scope: scope)
    if draft.condition?.contains(object) != true { restricted.restrict(by: object) }
    return restricted
  }
}

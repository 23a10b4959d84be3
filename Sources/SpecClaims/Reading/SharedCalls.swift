/// "The layout calls it once and the compositor calls it again": each of the two tells of its own calls, and neither of all.
enum SharedCalls {
  /// Two clauses in which different callers, by their nouns, call the same.
  static func areIn(_ clauses: [Clause]) -> Bool {
    let calls = clauses.filter { clause in
      guard let verb = clause.verb, Verbs.calling.contains(verb.lemma) || verb.isElliptical else { return false }
      return !verb.isPassive && verb.modality == .fact && clause.subject.count > 1
        && !clause.subject.contains { $0.kind == .code }
    }
    guard let first = calls.first, calls.count == 2, calls[1].subject != first.subject else { return false }
    return calls[1].tail.first?.isWord("it") == true || calls[1].tail.first == first.tail.first
  }

  /// How often, and whether first or last: what both together make of it.
  static func concern(_ draft: ClaimDraft) -> Bool {
    switch draft.payload {
    case .multiplicity: true
    case .order(_, .everythingElse): true
    case .order(_, .event(let other)): other == "the others"
    default: false
    }
  }
}

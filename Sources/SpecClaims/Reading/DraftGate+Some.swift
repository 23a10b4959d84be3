/// Claims of some of the calls only.
extension DraftGate {
  /// "any remaining `f` callbacks", "the next call of `f`": some of the calls, not the method.
  static func isOfSome(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    switch draft.payload {
    case .order(.neverAfter, _), .effect: return false
    default: break
    }
    guard case .methods = draft.subject else {
      return view.clause.subject.prefix(2).map(\.lower) == ["every", "other"]
    }
    return view.clause.subject.contains {
      $0.isWord(in: ["remaining", "rest", "subsequent", "previous", "next", "first", "last"])
    } || isOfEither(draft, view)
  }

  /// "must either close the tank or drain it": both are in what has to be done.
  static func isWholeChoice(_ draft: ClaimDraft) -> Bool {
    guard case .obligation(_, let object, _) = draft.payload else { return false }
    return object.contains(" or ")
  }

  /// "either `f` or `g`": where it is holds of both, how often and when of one of them.
  private static func isOfEither(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.clause.subject.first?.isWord("either") == true else { return false }
    switch draft.payload {
    case .multiplicity, .order, .obligation: return true
    default: return false
    }
  }
}

/// A call that brings another: "if `open()` is called, then `close()` will be called", "if `open()` has been called, `close()` is called too".
///
/// The other comes after the first. Refuses doubts, rules, and cases in which more is told than the call.
enum BroughtCallForm: SentenceForm {
  static let name = "brought-call"
  static let summary = "a call that is sure to follow another"
  static let examples = [
    "If `open()` is called, then `close()` will be called.", "If `open()` has been called, `close()` is called too.",
  ]
  static let refuses = [
    "If `open()` is called, then `close()` may be called.", "If `open()` is called on main, `close()` is called.",
    "If `open()` is called, `close()` is usually called.", "If `open()` is not called, `close()` is called.",
    "If `open()` is called, `close()` must be called.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isPassive, !view.verb.isNegated, !view.isHedged, !view.isDenied,
      view.verb.modality == .fact, view.effect == .none, view.clause.leading.count == 1, isBare(view.clause.tail),
      let first = called(in: view.clause.leading[0], view), case .methods(let methods) = view.subject,
      methods.count == 1, methods[0].name.base != first.name.base
    else { return [] }
    return [view.draft(.order(.after, .method(first, finished: false)))]
  }

  /// "too", "as well", "eventually".
  private static func isBare(_ tail: [Token]) -> Bool {
    tail.allSatisfy {
      $0.kind == .mark || $0.isWord(in: ["too", "also", "as", "well", "eventually", "later", "afterwards"])
    }
  }

  /// "if `open()` is called", and nothing more.
  private static func called(in condition: [Token], _ view: ClauseView) -> MethodReference? {
    let words = Array(condition.dropFirst()).trimmingMarks
    guard condition.first?.isWord("if") == true, let verb = MainVerb.group(in: words), verb.isPassive, !verb.isNegated,
      !verb.isHedged, verb.modality == .fact, ["call", "invoke"].contains(verb.lemma),
      verb.range.upperBound == words.count, verb.range.lowerBound <= 2
    else { return nil }
    let named = view.resolver.methods(in: Array(words.prefix(verb.range.lowerBound)))
    return named.count == 1 ? named[0] : nil
  }
}

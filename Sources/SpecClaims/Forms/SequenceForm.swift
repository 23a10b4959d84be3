/// A list that is an order: "these methods are called in the following order:" with the methods as its items, "hooks (in order of
/// execution):", "`-willLoad` and `-didLoad` are called in that order".
///
/// Refuses lists whose leading sentence names no order, and items that are no methods.
enum SequenceForm: SentenceForm {
  static let name = "sequence"
  static let summary = "a list of methods in the order in which they are called"
  static let examples = [
    "These hooks are called in the following order:\n\n- `-willLoad`\n- `-didLoad`",
    "`-willLoad` and `-didLoad` are called in this order.",
  ]
  static let refuses = ["These hooks exist:\n\n- `-willLoad`\n- `-didLoad`"]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let named = named(view) ?? told(view) { return [named] }
    let methods = view.resolver.listed
    guard methods.count > 1, !view.isHedged, !view.verb.isNegated, isOrdered(view) else { return [] }
    guard
      view.isCall || ["be", "have"].contains(view.verb.lemma) || isCalling(view) || isDoing(view) || isOrder(view)
        || isStaged(view)
    else { return [] }
    return [view.draft(.sequence(methods), subject: .methods(methods))]
  }

  /// "`a`, `b` and `c` are called in this order".
  private static func named(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall, !view.isHedged, !view.isDenied, !view.verb.isNegated, view.verb.modality != .may,
      view.resolver.listed.isEmpty, case .methods(let methods) = view.subject, methods.count > 1,
      view.clause.subject.count(where: { $0.kind == .code }) == methods.count,
      view.clause.subject.contains(where: { $0.isWord("and") }),
      let order = view.clause.tail.firstIndex(where: { $0.isWord(in: ["order", "sequence"]) }), order > 1,
      view.clause.tail[order - 2].isWord("in"), view.clause.tail[order - 1].isWord(in: ["this", "that"]),
      view.clause.tail[(order + 1)...].first?.kind ?? .mark == .mark, view.clause.tail.last?.isMark(":") != true
    else { return nil }
    return view.draft(.sequence(methods), subject: .methods(methods))
  }

  /// "The order is `a`, `b`, `c`".
  private static func told(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail.trimmingMarks
    guard view.verb.lemma == "be", !view.verb.isNegated, view.verb.modality == .fact, !view.isHedged,
      view.effect == .none,
      view.clause.subject.count <= 4, view.clause.subject.last?.isWord(in: ["order", "sequence"]) == true,
      view.clause.subject[0].isWord("the"), view.clause.link == .main, view.clause.leading.isEmpty,
      tail.allSatisfy({ $0.kind == .code || $0.isMark(",") || $0.isWord(in: ["and", "then", "finally"]) }),
      case let methods = view.resolver.methods(in: tail), methods.count > 2,
      methods.count == tail.count(where: { $0.kind == .code })
    else { return nil }
    return view.draft(.sequence(methods), subject: .methods(methods))
  }

  /// "the host calls the hooks in this order".
  private static func isCalling(_ view: ClauseView) -> Bool {
    Verbs.calling.contains(view.verb.lemma) && !view.verb.isPassive
      && (view.verb.modality == .fact && !view.isAuthor || [.must, .should].contains(view.verb.modality))
      && (!view.clause.subject.isEmpty || view.verb.isImperative)
  }

  /// "the host does the following in order".
  private static func isDoing(_ view: ClauseView) -> Bool {
    ["do", "perform"].contains(view.verb.lemma) && !view.verb.isPassive && !view.isAuthor
      && view.verb.modality == .fact && view.clause.tail.prefix(2).map(\.lower) == ["the", "following"]
  }

  /// "hooks are ordered: `a` -> `b`".
  private static func isOrder(_ view: ClauseView) -> Bool {
    view.verb.lemma == "order" && view.verb.isPassive && view.verb.modality == .fact
      && view.clause.tail.trimmingMarks.isEmpty
  }

  /// "a tank goes through four steps:".
  private static func isStaged(_ view: ClauseView) -> Bool {
    view.verb.lemma == "go" && !view.verb.isPassive && view.verb.modality == .fact && !view.clause.subject.isEmpty
      && view.clause.tail.first?.isWord("through") == true && view.clause.tail.count <= 6
      && view.clause.tail.last { $0.kind == .word }?.isWord(in: ["steps", "stages", "phases", "states"]) == true
  }

  static func isOrdered(_ view: ClauseView) -> Bool {
    if isOrder(view) || isStaged(view) { return true }
    return ([view.clause.tail] + view.clause.asides).contains { tokens in
      guard let order = tokens.firstIndex(where: { $0.isWord(in: ["order", "sequence"]) }) else { return false }
      let before = tokens[..<order].suffix(2)
      let isAnnounced = before.contains { $0.isWord(in: ["following", "this", "that"]) }
      // "in order of registration" is an order that a noun tells.
      let isOfCalls =
        before.last?.isWord("in") == true && order + 2 < tokens.count && tokens[order + 1].isWord("of")
        && !tokens[order + 2].isWord(in: ["ascending", "descending", "increasing", "decreasing"])
        && !(tokens[order + 2].kind == .word && !tokens[order + 2].isWord(in: ["execution", "invocation"])
          && tokens[(order + 2)...].prefix { $0.kind == .word }.count == 1)
      // "are called in order: `a`, `b`"
      let isPlain =
        before.last?.isWord("in") == true
        && (order + 1 == tokens.count || tokens[order + 1].isMark(",") || tokens[order + 1].isMark(":")
          || tokens[order + 1].isWord(in: ["when", "whenever", "if"]))
      return isAnnounced || isOfCalls || isPlain && view.resolver.listed.count > 1
    }
  }
}

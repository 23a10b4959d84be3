/// Calls that are never made in the middle of another method's: "`-fill` must not be called concurrently with `-close`", "it is never called at
/// the same time as `-open`".
///
/// Refuses calls that may be made beside others, and calls of one method that overlap among themselves, which another form reads.
enum BesideForm: SentenceForm {
  static let name = "beside"
  static let summary = "calls that are never made while another method is being called"
  static let examples = [
    "`-fill` must not be called concurrently with `-close`.", "It is never called at the same time as `-open`.",
  ]
  static let refuses = [
    "`-fill` is called concurrently with `-close`.", "It is usually not called at the same time as `-open`.",
    "It may not be called in parallel with `-open`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isPassive, view.verb.isNegated, !view.isHedged, !view.isDenied, view.effect == .none,
      view.verb.modality != .may || view.verb.isCan, view.subject != .unknown,
      view.adverbials.orders.allSatisfy({ $0.relation == .atSameTime }),
      view.adverbials.threads.isEmpty, view.condition == nil, let other = other(view)
    else { return [] }
    var draft = view.draft(.concurrency(mode: "exclusive")).forbidden
    draft.condition = "with \(other)"
    return [draft]
  }

  /// "concurrently with | `close`", and nothing in front or behind.
  private static func other(_ view: ClauseView) -> String? {
    let words = view.clause.tail.trimmingMarks
    guard let together = OverlapPhrase.first(in: words), together.lowerBound == 0,
      case let behind = words[together.upperBound...], OverlapPhrase.isBesideAnother(behind),
      case let name = Array(behind.dropFirst()), name.count <= 5, let last = name.last,
      last.isNameInCode || last.isWord(in: calls),
      !name.contains(where: { $0.kind == .mark || $0.isWord(in: ["except", "unless", "yet", "than", "one", "same"]) })
    else { return nil }
    return name.phrase
  }

  private static let calls: Set<String> = [
    "hook", "hooks", "method", "methods", "callback", "callbacks", "function", "functions", "call", "calls",
  ]
}

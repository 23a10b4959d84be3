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
      let other = other(view.clause.tail)
    else { return [] }
    var draft = view.draft(.concurrency(mode: "exclusive"))
    if draft.modality == .may { draft.modality = .must }
    draft.condition = [draft.condition, "with \(other)"].compactMap { $0 }.joined(separator: ", ")
    return [draft]
  }

  /// "concurrently with | `close`", and nothing in front or behind.
  private static func other(_ tail: [Token]) -> String? {
    let words = tail.trimmingMarks
    guard let together = OverlapPhrase.first(in: words), together.lowerBound == 0,
      case let behind = words[together.upperBound...], OverlapPhrase.isBesideAnother(behind),
      case let name = behind.dropFirst(), name.count <= 8, PhraseGate.isNounPhrase(Array(name).phrase),
      !name.contains(where: { $0.kind == .mark && !$0.isMark(",") })
    else { return nil }
    return Array(name).phrase
  }
}

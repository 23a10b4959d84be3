/// A method that child classes have to write: "it should be implemented by child classes, and called by the host only".
///
/// Refuses what may be written or left out, a denial, and other writers, whose duties another form reads.
enum OverriddenMethodForm: SentenceForm {
  static let name = "overridden-method"
  static let summary = "a method that has to be written by child classes"
  static let examples = [
    "It should be implemented by child classes, and called by the host only.",
    "`-fill` must be overridden by all derived classes, and called by the host only.",
  ]
  static let refuses = [
    "It may be implemented by child classes.", "It is implemented by child classes.",
    "It must not be overridden by child classes.", "It should usually be implemented by child classes.",
    "It should be implemented by the host.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, writing.contains(view.verb.lemma), [.must, .should].contains(view.verb.modality),
      !view.verb.isNegated, !view.isHedged, !view.isDenied, !view.verb.isExpected, view.effect == .none,
      view.conditionInFront == nil, case .methods(let methods) = view.subject, methods.count == 1,
      isByChildren(view.clause.tail)
    else { return [] }
    return [
      view.rule(
        .obligation(action: .override, object: methods[0].name.written, scope: .anywhere), subject: .methods(methods))
    ]
  }

  private static let writing: Set<String> = ["implement", "override", "define", "reimplement", "overwrite"]

  /// "by child classes", "by all derived classes", and what for.
  private static func isByChildren(_ tail: [Token]) -> Bool {
    guard tail.first?.isWord("by") == true else { return false }
    let words = tail.dropFirst().drop { $0.isWord(in: ["all", "every", "each", "any", "the", "a", "your", "its"]) }
    guard words.first?.isWord(in: ["child", "derived", "concrete", "inheriting", "implementing"]) == true,
      words.dropFirst().first?.isWord(in: ["classes", "class"]) == true
    else { return false }
    guard let next = words.dropFirst(2).first else { return true }
    return next.kind == .mark || next.isWord(in: ["to", "in", "and"])
  }
}

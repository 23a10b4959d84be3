/// Items under a lead that denies them: "These are mistakes:", "Bad practice:" + "call `close` twice"; "The following is not guaranteed:"
/// + "`close` is called".
enum DeniedItem {
  static func isDenied(_ item: [Token], by lead: [Token]) -> Bool {
    if isUnpromised(lead) || isStep(item, of: lead) || LeadReversal.isIn(lead) { return true }
    guard ListItemReader.isOpen(lead), let first = item.first(where: { $0.kind != .mark }),
      Verbs.lemma(of: first.lower, as: [.base]) != nil
    else { return false }
    let words = lead.trimmingMarks
    if words.contains(where: { $0.isWord(in: ["forget", "hesitate"]) }) { return false }
    if opensCase(words) { return false }
    if (words.prefix(2) + words.suffix(3)).contains(where: {
      $0.isWord(in: Lexicon.negations) || $0.isWord(in: denying)
    }) {
      return true
    }
    return MainVerb.group(in: words) == nil && !words.contains { $0.isWord(in: affirming) }
  }

  /// "To empty the tank:" + "never close the valve": a step for whoever wants it empty. What a leak is avoided by, everybody owes.
  private static func isStep(_ item: [Token], of lead: [Token]) -> Bool {
    guard lead.last?.isMark(":") == true, lead.count <= 8, lead[0].isWord("to"), lead.count > 2,
      !lead[1].isWord(in: ["avoid", "prevent", "ensure"]), Verbs.lemma(of: lead[1].lower, as: [.base]) != nil,
      let verb = MainVerb.group(in: item)
    else { return false }
    return verb.isImperative
  }

  /// "The following is not guaranteed:", "It is not promised that:", "Common misconceptions:".
  private static func isUnpromised(_ lead: [Token]) -> Bool {
    guard lead.last?.isMark(":") == true else { return false }
    let words = lead.trimmingMarks
    if opensCase(words) { return false }
    if words.prefix(3).map(\.lower) == ["none", "of", "the"],
      words.last?.isWord(in: ["true", "guaranteed", "so"]) == true
    {
      return true
    }
    if words.last?.isWord(in: ["myths", "misconceptions", "false", "untrue"]) == true { return true }
    let end = words.drop { !$0.isWord(in: Lexicon.negations) }.dropFirst()
    return end.count <= 3 && end.contains { $0.isWord(in: ["guaranteed", "promised", "true", "assured"]) }
  }

  /// "To avoid leaks:", "In `init`:", "If you do not want leaks:": where or why, and not whether.
  private static func opensCase(_ words: [Token]) -> Bool {
    guard let first = words.first else { return false }
    return first.isWord(in: Lexicon.prepositions) || first.isWord(in: Lexicon.temporal)
      || first.isWord(in: ["if", "unless", "to", "while", "since", "because"])
  }

  private static let denying: Set<String> = ["avoid", "mistakes", "mistake", "wrong", "forbidden"]

  /// A lead without a verb says of its items that they are to be done only if it has one of these.
  private static let affirming: Set<String> = [
    "steps", "step", "rules", "rule", "requirements", "requirement", "required", "guidelines", "constraints",
    "important",
    "note", "notes", "usage", "tips", "tip", "good", "best", "recommended", "recommendations", "instructions", "do",
    "todo", "always", "remember", "please", "checklist", "conventions", "contract", "obligations", "duties", "warning",
    "responsibilities", "following", "procedure", "caution", "sure", "conditions", "preconditions",
  ]
}

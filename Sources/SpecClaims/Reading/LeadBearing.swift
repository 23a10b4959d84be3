/// What the sentence that leads a list makes of items that are sentences of their own: "On Android:", "If the tank is shut:", "Usually:",
/// "The following is wrong:".
enum LeadBearing {
  static func of(_ lead: [Token]) -> Bearing? {
    let words = lead.trimmingMarks
    guard lead.last?.isMark(":") == true, let first = words.first, words.count <= 14 else { return nil }
    if first.isWord(in: Lexicon.hedges) || HedgePhrase.isIn(words) || words.contains(where: { $0.isWord("typical") }) {
      return .doubted
    }
    if words.contains(where: { $0.isWord(in: doubting) }) { return .doubted }
    if words.map(\.lower).joined(separator: " ").contains("used to ") { return .dropped }
    if SectionTitle.isPlatform(words) { return .restricted(words.phrase) }
    guard isCase(words) else { return nil }
    return .restricted(words.phrase)
  }

  /// A case, and nothing that is said of it.
  private static func isCase(_ words: [Token]) -> Bool {
    guard words[0].isWord(in: opening), words.count > 1, !words.contains(where: { $0.isWord(in: setting) }) else {
      return false
    }
    let rest = Array(words.dropFirst())
    let clauses = SegmentParser(words).clauses(link: .main)
    // "In tests, it is called as follows:": a sentence, which has a case in front.
    if clauses.contains(where: { $0.verb != nil && !$0.subject.isEmpty && !$0.leading.isEmpty }) { return false }
    return words[0].isWord(in: ["if", "when", "unless", "while", "until", "before", "after", "once"])
      || MainVerb.group(in: rest) == nil
  }

  private static let opening: Set<String> = [
    "if", "when", "unless", "while", "until", "before", "after", "once", "on", "in", "for", "with", "without", "during",
    "under",
    "since", "as",
  ]
  /// "In the following order:", "For example:", "In short:": no case.
  private static let setting: Set<String> = [
    "following", "order", "example", "instance", "short", "general", "addition", "particular", "detail", "summary",
    "words",
    "below", "these", "this", "that", "method", "hook", "callback", "sequence", "steps",
  ]
  private static let doubting: Set<String> = [
    "wrong", "bugs", "myths", "misconceptions", "tempting", "mistaken", "rumours", "rumors", "untrue",
  ]
}

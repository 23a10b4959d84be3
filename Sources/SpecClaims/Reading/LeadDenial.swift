/// Leads that take back what stands below them, or leave open what of it holds: "The pump does not promise:", "Known defects:", "One of
/// these holds:", "All but the first apply to valves:".
enum LeadDenial {
  static func isIn(_ lead: [Token]) -> Bool {
    let words = lead.trimmingMarks
    guard let first = words.first, words.count <= 16, !first.isWord(in: cases) else { return false }
    if isOpen(lead) { return denies(words) || warns(words) || leavesChoice(words) || picks(words) }
    return first.isWord(in: ["nothing", "none"]) && words.prefix(5).contains { $0.isWord(in: pointing) }
  }

  /// Ends in a colon, or goes on in its items: "It would be wrong to say that".
  private static func isOpen(_ lead: [Token]) -> Bool {
    lead.last?.isMark(":") == true || lead.last?.isWord(in: ["that", "which", "if"]) == true
  }

  /// "The pump never:", "There is no guarantee that:", "What we cannot promise:".
  private static func denies(_ words: [Token]) -> Bool {
    words.contains { $0.isWord(in: Lexicon.negations) || $0.isWord(in: ["no", "nothing", "none"]) }
      && !words.contains { $0.isWord(in: ["forget", "hesitate", "only", "if", "unless"]) }
  }

  /// "Symptoms of a broken tank:", "To do:", "The linter warns if".
  private static func warns(_ words: [Token]) -> Bool {
    words.contains { $0.isWord(in: unpromising) }
      || words.contains { $0.isWord("wrong") } && words.last?.isWord("that") == true
      || words.map(\.lower) == ["to", "do"]
      || words[0].isWord("avoid")
      || words.contains { $0.isWord(in: ["people", "many", "some", "users", "newcomers"]) }
        && words.contains { $0.isWord(in: ["believe", "think", "assume", "expect"]) }
      || words.contains { $0.isWord(in: ["was", "were"]) }
        && words.contains { $0.isWord(in: ["dropped", "removed", "asked", "refused"]) }
      || words.last?.isWord("if") == true && words.contains { $0.isWord(in: ["warns", "complains", "fails"]) }
      || words.prefix(3).contains { $0.isWord(in: ["reasons", "causes"]) }
        && words.contains { $0.isWord(in: ["crash", "crashes", "failure", "failures", "errors", "hang", "deadlock"]) }
  }

  /// "One of the following is true:", "Two of these three hold:", "Either of these, depending on the tank:", "Whether these hold depends
  /// on the tank:".
  private static func leavesChoice(_ words: [Token]) -> Bool {
    if words[0].isWord("whether") { return true }
    guard let some = quantifier(in: words, of: pointing) else { return false }
    return words[some].isWord(in: ["one", "two", "three", "either", "any", "several"])
  }

  /// "One | of the following", "Most | of these": where the word stands that picks some of the items.
  static func quantifier(in words: [Token], of pointers: Set<String>) -> Int? {
    guard let of = words.prefix(6).firstIndex(where: { $0.isWord("of") }), of > 0,
      words[(of + 1)...].prefix(2).contains(where: { $0.isWord(in: pointers) })
    else { return nil }
    return of - 1
  }

  /// "Only the second is promised:", "The first two hold, the third does not:", "all of the following except the last:".
  private static func picks(_ words: [Token]) -> Bool {
    words.contains { $0.isWord(in: ordinals) }
      && words.contains { $0.isWord(in: ["but", "except", "only", "hold", "holds", "apply", "applies", "true"]) }
  }

  private static let cases: Set<String> = [
    "if", "when", "whenever", "unless", "while", "until", "before", "after", "once", "in", "on", "for", "with",
    "without",
    "during", "under",
  ]
  private static let pointing: Set<String> = ["these", "those", "following", "below", "this", "them"]
  private static let ordinals: Set<String> = ["first", "second", "third", "fourth", "last"]
  private static let unpromising: Set<String> = [
    "symptom", "symptoms", "defects", "ideas", "todo", "report", "reported",
    "complaints",
    "rumours", "rumors", "suggestions", "wishes",
  ]
}

/// Work that takes long: whoever forbids it forbids to keep others waiting.
extension RuleVerbs {
  /// "run for an extended period of time", "take a long time", "perform long-running operations".
  static func isLong(_ lemma: String, _ object: [Token]) -> Bool {
    guard verbs.contains(lemma) else { return false }
    if object.contains(where: { $0.isWord(in: ["long-running", "time-consuming", "lengthy"]) }) { return true }
    guard object.contains(where: { $0.isWord(in: ["long", "extended"]) }) else { return false }
    return object.contains { $0.isWord(in: ["time", "period", "periods"]) }
      || object.indices.dropLast().contains { object[$0].isWord("long") && object[$0 + 1].isWord("running") }
      || ["run", "take"].contains(lemma)
        && (object.last?.isWord("long") == true || object.prefix(2).map(\.lower) == ["too", "long"])
  }

  /// The object of such a rule begins with its verb.
  static func tellsLong(_ word: some StringProtocol) -> Bool { verbs.contains(String(word)) }

  private static let verbs: Set<String> = ["run", "take", "perform", "do", "execute", "spend"]
}

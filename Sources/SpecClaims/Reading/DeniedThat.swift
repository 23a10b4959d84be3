/// "There is no guarantee, in that mode, that `fill` is called", "it cannot be relied upon, in general, that …": what stands between
/// the denial and its clause makes the clause no promise.
enum DeniedThat {
  static func isIn(_ tokens: [Token]) -> Bool {
    guard let that = tokens.indices.dropFirst(3).first(where: { opensClause(tokens, at: $0) }) else { return false }
    let words = tokens[..<that].map(\.lower)
    if words[0] == "there", ["is", "are"].contains(words[1]), words[2] == "no" {
      return words.prefix(8).contains(where: assurances.contains)
    }
    guard let comma = tokens[..<that].firstIndex(where: { $0.isMark(",") }) else { return false }
    let matrix = tokens[..<comma].suffix(8)
    return matrix.contains { $0.isWord(in: ["not", "cannot", "never"]) } && matrix.contains { $0.isWord(in: saying) }
  }

  /// "…, that | `fill` is called", "no promise whatsoever that".
  private static func opensClause(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("that") && index + 2 < tokens.count
      && (tokens[index - 1].isMark(",")
        || tokens[index - 1].isWord(in: ["whatsoever", "whatever", "anywhere", "here"]))
  }

  private static let assurances: Set<String> = [
    "guarantee", "guarantees", "promise", "promises", "rule", "rules", "assurance", "requirement", "certainty",
    "contract", "warranty", "commitment", "reason", "law",
  ]
  private static let saying: Set<String> = [
    "say", "said", "promise", "promised", "guarantee", "guaranteed", "rely", "relied", "assume", "assumed", "claim",
    "claimed", "ensure", "ensured", "expect", "expected", "count", "counted", "know", "known", "mean",
  ]
}

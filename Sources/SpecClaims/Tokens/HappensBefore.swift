/// "Opening a tank happens-before filling it": the term of memory models as the verb that it is there.
extension [Token] {
  /// The term as a verb is two words; as an adjective ("a happens-before relation") it stays one.
  func splittingHappensBefore() -> [Token] {
    guard contains(where: { $0.isWord(in: Self.terms) }) else { return self }
    return indices.flatMap { index -> [Token] in
      let token = self[index]
      guard token.isWord(in: Self.terms), index > 0, index + 1 < count,
        !self[index - 1].isWord(in: ["a", "an", "the", "no"]), !self[index + 1].isWord(in: Self.nouns)
      else { return [token] }
      return ["happens", "before"].map { Token(kind: .word, text: $0, range: token.range) }
    }
  }

  static let terms = ["happens-before", "happen-before"]

  static let nouns = [
    "relation", "relations", "relationship", "relationships", "edge", "edges", "order", "ordering", "guarantee",
    "guarantees", "semantics", "constraint", "constraints",
  ]
}

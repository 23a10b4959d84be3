/// Orders in space: a sign behind a name, a field in front of another. Nothing happens there.
enum OrderGate {
  static func refuses(_ phrase: String, _ view: ClauseView) -> Bool {
    let words = phrase.split(separator: " ").map { $0.lowercased() }
    if writing.contains(view.verb.lemma) { return !isOfData(view) }
    return ["put", "place", "precede", "follow", "store", "be"].contains(view.verb.lemma)
      && words.contains(where: parts.contains)
  }

  /// "The value is written before the file is closed": behind the preposition something happens.
  private static func isOfData(_ view: ClauseView) -> Bool {
    view.verb.lemma == "write" && view.verb.isPassive
      && view.adverbials.orders.allSatisfy { (MainVerb.group(in: $0.target)?.range.lowerBound ?? 0) > 0 }
  }

  /// What is done to words on a page.
  private static let writing: Set<String> = [
    "list", "describe", "locate", "position", "situate", "document", "print", "spell", "write", "mention", "explain",
  ]

  /// What text and records are made of.
  private static let parts: Set<String> = [
    "sign", "name", "byte", "bytes", "bit", "bits", "field", "fields", "scalar", "scalars", "offset", "vector",
    "header",
    "option", "options", "argument", "arguments", "character", "characters", "column", "line", "word", "colon", "comma",
    "number", "integer", "length", "command", "prefix", "suffix", "digit", "digits", "parameter", "parameters",
  ]
}

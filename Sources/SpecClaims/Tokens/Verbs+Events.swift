/// What is done to things, told as what happens to them.
extension Verbs {
  /// "the valve" and "close" give "the valve is closed", "the valves" and "close" "the valves are closed".
  static func passive(_ thing: String, _ lemma: String) -> String { being(thing, participle(of: lemma)) }

  /// "the valve" and "open" give "the valve is open".
  static func being(_ thing: String, _ state: String) -> String {
    "\(thing) \(isPlural(thing) ? "are" : "is") \(state)"
  }

  /// "the pump" and "stop" give "the pump stops".
  static func active(_ thing: String, _ lemma: String) -> String {
    "\(thing) \(isPlural(thing) ? lemma : thirdPerson(of: lemma))"
  }

  /// "the valve" and "close" give "the valve has closed"; `passive`: "the valve has been closed".
  static func perfect(_ thing: String, _ lemma: String, passive: Bool) -> String {
    "\(thing) \(isPlural(thing) ? "have" : "has") \(passive ? "been " : "")\(participle(of: lemma))"
  }

  /// Whether a noun phrase means several things: its head is a plural, or it names one thing "and" another.
  static func isPlural(_ thing: String) -> Bool {
    let words = thing.lowercased().split(separator: " ")
    var head = words.prefix { !ends.contains(String($0)) }
    // "callbacks related | to the pump": a participle in front of a preposition ends the head, too.
    if head.count > 1, head.endIndex < words.endIndex, let last = head.last,
      Verbs.lemma(of: String(last), as: [.participle]) != nil
    {
      head = head.dropLast()
    }
    guard let first = head.first, let noun = head.last, !["each", "every", "one", "another"].contains(first) else {
      return false
    }
    return head.dropFirst().contains("and") || ["both", "these", "those"].contains(first)
      || irregularPlurals.contains(String(noun)) || isRegularPlural(String(noun))
  }

  private static func isRegularPlural(_ noun: String) -> Bool {
    noun.count > 3 && noun.hasSuffix("s") && noun.allSatisfy(\.isLetter)
      && !["ss", "us", "is", "as"].contains(where: noun.hasSuffix) && !["lens", "series", "news"].contains(noun)
  }

  private static let irregularPlurals: Set<String> = ["children", "people", "schemas", "deltas", "metas", "indices"]

  /// Where the head of a noun phrase is behind one: "the keys | of the map", "the row | that was added".
  private static let ends = Lexicon.prepositions.union(Lexicon.relative)
}

/// Words of order that tell how, and not when.
extension OrderPhrase {
  /// "following the rules of the host": as they say.
  static let rules: Set<String> = [
    "scheme", "style", "tradition", "rules", "guidance", "guidelines", "instructions", "steps", "convention",
    "conventions", "pattern", "advice", "recommendations", "protocol", "procedure", "specification", "order",
    "ordering", "priority", "priorities", "format", "formats", "schema", "syntax", "template", "structure", "algorithm",
    "practices", "example", "examples", "principles", "policy", "logic", "semantics", "approach", "grammar", "table",
    "diagram",
  ]

  /// "(are called) one after another": each other.
  static func isOneByOne(_ tokens: [Token], at index: Int) -> Bool {
    index > 0 && tokens[index - 1].isWord("one") && index + 1 < tokens.count
      && tokens[index + 1].isWord(in: ["another", "the"])
      && tokens[(index + 1)...].prefix(2).contains {
        $0.isWord(in: ["another", "other"])
      }
  }
}

/// "Called once after E, or never if F", "… or not at all when F": unless F.
enum OrNever {
  static func resolved(_ tokens: [Token]) -> [Token] {
    guard let or = tokens.indices.first(where: { length(tokens, at: $0) != nil }), or > 1,
      let length = length(tokens, at: or)
    else { return tokens }
    return tokens[..<or] + [Token(kind: .word, text: "unless", range: tokens[or].range)] + tokens[(or + length)...]
  }

  private static func length(_ tokens: [Token], at index: Int) -> Int? {
    guard tokens[index].isWord("or") else { return nil }
    let words = tokens[index...].prefix(5).map(\.lower)
    if words.count > 3, words[1] == "never", ["if", "when"].contains(words[2]) { return 3 }
    return words.count > 4 && Array(words[1...3]) == ["not", "at", "all"] && ["if", "when"].contains(words[4]) ? 5 : nil
  }
}

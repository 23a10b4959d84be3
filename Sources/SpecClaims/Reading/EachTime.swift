extension [Token] {
  /// "called every time before the tank is filled": before each fill, and no count of calls.
  var withoutEachTime: [Token] {
    guard
      let each = indices.dropLast(2).first(where: { index in
        self[index].isWord(in: ["every", "each"]) && self[index + 1].isWord("time") && index > 0
          && self[index + 2].isWord(in: ["before", "after", "just", "right", "immediately", "directly"])
          && !self[..<index].contains { $0.isWord(in: Lexicon.negations) }
      })
    else { return self }
    return Array(self[..<each] + self[(each + 2)...])
  }
}

/// Moments that a call shares with something else.
extension OrderPhrase {
  static func together(_ tokens: [Token], at index: Int) -> (adverbial: Adverbial, end: Int)? {
    simultaneous(tokens, at: index) ?? beginning(tokens, at: index) ?? phase(tokens, at: index)
      ?? atTheTime(tokens, at: index)
  }

  /// "at the start of a rebalance", "at the end of the frame": together with that moment.
  private static func phase(_ tokens: [Token], at index: Int) -> (adverbial: Adverbial, end: Int)? {
    guard tokens[index].isWord("at") else { return nil }
    let window = tokens[index...].prefix(5)
    guard let start = window.firstIndex(where: { $0.isWord(in: ["beginning", "start", "end"]) }),
      start + 2 < tokens.count,
      tokens[start + 1].isWord("of")
    else { return nil }
    let end = momentEnd(tokens, from: start + 2)
    return (.order(.atSameTime, Array(tokens[start..<end]), exclusively: false), end)
  }

  /// "at the (exact) same time as X", "in the same pass as X", "together with X".
  private static func simultaneous(_ tokens: [Token], at index: Int) -> (adverbial: Adverbial, end: Int)? {
    guard tokens[index].isWord(in: ["at", "in"]) else { return nil }
    let window = tokens[index...].prefix(8)
    guard let same = window.firstIndex(where: { $0.isWord("same") }), same - index <= 3,
      let marker = window.firstIndex(where: { $0.isWord("as") }), marker > same,
      tokens[same..<marker].contains(where: { $0.isWord(in: ["time", "moment", "pass", "turn"]) }),
      !tokens[index..<same].contains(where: { $0.isWord(in: ["about", "around", "roughly", "approximately"]) }),
      // "before or at the same time as": one of the two.
      index == 0 || !tokens[index - 1].isWord(in: ["or", "not"])
    else { return nil }
    let end = targetEnd(tokens, from: marker + 1)
    return (.order(.atSameTime, Array(tokens[(marker + 1)..<end]).trimmingMarks, exclusively: false), end)
  }

  /// "(is called) at the time the tank is closed", "at the moment it is closed": together with that. Behind an object it may as well be
  /// the object's ("find the row at the time it is drawn").
  private static func atTheTime(_ tokens: [Token], at index: Int) -> (adverbial: Adverbial, end: Int)? {
    guard index + 4 < tokens.count, tokens[index].isWord("at"), tokens[index + 1].isWord("the"),
      index == 0 || Lexicon.isAdverb(tokens[index - 1].lower) || tokens[index - 1].kind == .mark,
      tokens[index + 2].isWord(in: ["time", "moment"])
    else { return nil }
    let start = tokens[index + 3].isWord(in: ["that", "when"]) ? index + 4 : index + 3
    let end = targetEnd(tokens, from: start)
    let clause = Array(tokens[start..<end])
    guard let verb = MainVerb.group(in: clause), verb.range.lowerBound > 0, !verb.isImperative, !verb.isInfinitive,
      verb.modality == .fact
    else { return nil }
    return (.order(.atSameTime, clause, exclusively: false), end)
  }

  /// "at the very beginning of an X's life": before everything else in it.
  private static func beginning(_ tokens: [Token], at index: Int) -> (adverbial: Adverbial, end: Int)? {
    guard tokens[index].isWord("at") else { return nil }
    let window = tokens[index...].prefix(5)
    guard let start = window.firstIndex(where: { $0.isWord(in: ["beginning", "start"]) }), start + 1 < tokens.count,
      tokens[start + 1].isWord("of"), let (_, end) = PerPhrase.life(tokens, from: start + 2)
    else { return nil }
    return (.order(.before, Array(tokens[start..<end]), exclusively: false), end)
  }
}

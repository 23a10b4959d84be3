/// "The host calls `close`, after which it never calls `open` again": what holds from then on is a sentence of its own, with what happened
/// in front.
enum WhichMoment {
  /// The sentence up to the comma, and the one that begins there; the sentence alone when nothing says "after which".
  static func sentences(in tokens: [Token]) -> [[Token]] {
    guard let start = tokens.indices.dropLast(4).first(where: { opens(tokens, at: $0) }), start > 2 else {
      return [tokens]
    }
    let main = Array(tokens[..<start]).trimmingMarks
    if main[0].isWord(in: Lexicon.temporal), !main.contains(where: { $0.isMark(",") }) { return [tokens] }
    let behind = tokens[start + 2].isWord(in: ["time", "point", "moment"]) ? start + 3 : start + 2
    let rest = Array(tokens[behind...])
    guard let moment = moment(main), let verb = MainVerb.group(in: rest), verb.range.lowerBound > 0 else {
      return [main]
    }
    let comma = Token(kind: .mark, text: ",", range: tokens[start].range)
    return [main, [tokens[start]] + moment + [comma] + rest]
  }

  /// "…, after which", "…, before which".
  private static func opens(_ tokens: [Token], at index: Int) -> Bool {
    index > 0 && tokens[index - 1].isMark(",") && tokens[index].isWord(in: ["after", "before"])
      && tokens[index + 1].isWord("which")
  }

  /// What happens last: the clause behind the last "until" or "when", else the whole; nil for what cannot be told in a few words.
  private static func moment(_ main: [Token]) -> [Token]? {
    let connective = main.lastIndex {
      $0.isWord(in: ["until", "when", "once", "if", "and", "before", "after", "while"])
    }
    let words = Array(main[(connective.map { $0 + 1 } ?? 0)...])
    guard (2...12).contains(words.count), !words.contains(where: { $0.kind == .mark }),
      let verb = MainVerb.group(in: words), verb.range.lowerBound > 0, !verb.isNegated, verb.modality == .fact
    else { return nil }
    guard connective == nil, words[0].isWord(in: Lexicon.determiners) else { return words }
    return [Token(kind: .word, text: words[0].lower, range: words[0].range)] + words.dropFirst()
  }
}

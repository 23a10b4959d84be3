/// "… unless it fails, in which case it is called again": what holds in that case is a sentence of its own.
enum WhichCase {
  /// The sentence without "in which case", and the one that begins there with the case in front; the sentence alone when nothing says
  /// "in which case".
  static func sentences(in tokens: [Token]) -> [[Token]] {
    guard let start = tokens.indices.dropLast(3).first(where: { opens(tokens, at: $0) }), start > 2 else {
      return [tokens]
    }
    let main = Array(tokens[..<start]).trimmingMarks
    guard let connective = main.lastIndex(where: { $0.isWord(in: ["if", "when", "whenever", "unless"]) }),
      connective + 1 < main.count
    else { return [main] }
    let word = main[connective]
    let positive = word.isWord("unless") ? Token(kind: .word, text: "if", range: word.range) : word
    let comma = Token(kind: .mark, text: ",", range: tokens[start].range)
    let named = main[(connective + 1)...].prefix { !$0.isMark(",") }
    return [main, [positive] + named + [comma] + tokens[(start + 3)...]]
  }

  private static func opens(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("in") && tokens[index + 1].isWord("which") && tokens[index + 2].isWord(in: ["case", "cases"])
  }
}

/// "Calling it twice crashes with `DEBUG` set and is harmless without": what goes wrong in one mode, and not in the other.
enum ModeCase {
  static func isIn(_ tokens: [Token]) -> Bool {
    guard
      let with = tokens.indices.dropLast().first(where: {
        tokens[$0].isWord(in: ["with", "under", "without"]) && tokens[$0 + 1].kind == .code
      }), let and = tokens[with...].firstIndex(where: { $0.isWord(in: ["and", "but"]) })
    else { return false }
    let rest = Array(tokens[and...]).trimmingMarks
    return rest.contains { $0.isWord(in: ["otherwise", "without", "elsewhere"]) }
      || rest.suffix(2).map(\.lower) == ["with", "it"]
  }
}

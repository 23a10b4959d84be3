/// "In that event | the host calls `a`, and your code must …": a case for all that follows, which no comma sets off.
enum UnmarkedCase {
  static func opens(_ tokens: [Token]) -> Bool {
    tokens.count > 4 && tokens[0].isWord("in") && tokens[1].isWord(in: ["that", "this", "such"])
      && tokens[2].isWord(in: ["event", "case", "situation"]) && !tokens[3].isMark(",")
  }
}

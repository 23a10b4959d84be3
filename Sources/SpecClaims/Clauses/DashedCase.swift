/// "… if – and only if – E": an aside behind "if" or "unless" goes; "– provided that E" goes on with the sentence.
enum DashedCase {
  static func joined(_ tokens: [Token]) -> [Token] {
    guard let dash = tokens.indices.dropFirst().dropLast(2).first(where: { tokens[$0].isDash }) else { return tokens }
    if tokens[dash - 1].isWord(in: ["if", "unless", "when", "while"]),
      let close = tokens[(dash + 2)...].prefix(6).firstIndex(where: \.isDash), close + 1 < tokens.count
    {
      return Array(tokens[..<dash] + tokens[(close + 1)...])
    }
    if tokens[dash + 1].isWord(in: ["provided", "unless", "except"]), !tokens[(dash + 1)...].contains(where: \.isDash) {
      return Array(tokens[..<dash] + tokens[(dash + 1)...])
    }
    return tokens
  }
}

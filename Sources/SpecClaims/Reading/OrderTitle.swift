/// Words over a list that say no more than that it is an order: "Order of execution:", "Here is the order of the calls:".
enum OrderTitle {
  /// "These methods are called in the following order:", or the tokens as they are.
  static func completed(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, tokens.count <= 8, tokens.last?.isMark(":") == true, isTitle(tokens.dropLast()) else {
      return tokens
    }
    let words = ["These", "methods", "are", "called", "in", "the", "following", "order"]
    return words.map { Token(kind: .word, text: $0, range: tokens[0].range) } + tokens.suffix(1)
  }

  private static func isTitle(_ tokens: ArraySlice<Token>) -> Bool {
    var words = tokens.map(\.lower)
    if words.starts(with: ["here", "is"]) { words.removeFirst(2) }
    if words.suffix(2) == ["as", "follows"] { words.removeLast(2) }
    if words.last == "is" { words.removeLast() }
    if words.first == "the" { words.removeFirst() }
    if words.count == 2, let first = words.first, words[1] == "order" { return kinds.contains(first) }
    guard words.count > 2, words.starts(with: ["order", "of"]) else { return false }
    let of = words.dropFirst(2).drop { ["the", "these", "method", "hook"].contains($0) }
    return of.count == 1 && things.contains(of.first ?? "")
  }

  private static let kinds: Set<String> = ["call", "calling", "execution", "invocation", "lifecycle"]
  private static let things: Set<String> = [
    "execution", "calls", "invocation", "invocations", "calling",
  ]
}

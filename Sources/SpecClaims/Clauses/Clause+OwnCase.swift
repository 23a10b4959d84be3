extension Clause {
  /// "It is called after A and, if the tank leaks, before B": what stands between the commas is the case of B, and not that of A.
  var withOwnCase: [Clause] {
    guard verb != nil, let joint = tail.indices.first(where: { opensOwnCase(at: $0) }),
      case let start = tail[joint + 1].isMark(",") ? joint + 2 : joint + 1,
      let comma = tail[start...].firstIndex(where: { $0.isMark(",") }), comma + 1 < tail.count,
      Self.placing(tail[comma + 1]), MainVerb.group(in: Array(tail[(comma + 1)...])) == nil
    else { return [self] }
    var first = self
    first.tail = Array(tail[..<joint]).trimmingMarks
    var second = self
    second.leading.append(Array(tail[start..<comma]))
    second.tail = Array(tail[(comma + 1)...])
    second.link = .coordinate
    return [first, second]
  }

  /// "… and, | if", "…, and | when": there is something before it that it is added to.
  private func opensOwnCase(at index: Int) -> Bool {
    guard index > 1, tail[index].isWord("and"), index + 4 < tail.count else { return false }
    let next = tail[index + 1].isMark(",") ? index + 2 : index + 1
    if tail[next].isWord(in: ["on", "in"]), tail[index + 1].isMark(","), tail[next + 1].isWord(in: Lexicon.platforms) {
      return true
    }
    return tail[next].isWord(in: ["if", "when", "whenever", "unless", "while"])
  }

  private static func placing(_ token: Token) -> Bool {
    token.isWord(in: ["before", "after", "immediately", "just", "right", "again", "once", "on", "from"])
  }
}

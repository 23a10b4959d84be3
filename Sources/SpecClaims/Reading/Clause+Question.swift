/// What a call is made to learn.
extension Clause {
  /// "is called during the fill | to find out if the tank leaks": the call is made if it does and if it does not.
  var withoutQuestion: Clause {
    guard let verb, verb.isPassive, Verbs.calling.contains(verb.lemma),
      let start = tail.indices.first(where: { opensQuestion(at: $0) })
    else { return self }
    var rest = self
    rest.tail = Array(tail[..<start])
    return rest
  }

  private func opensQuestion(at index: Int) -> Bool {
    guard tail[index].isWord("to"), index + 2 < tail.count, tail[index + 1].isWord(in: Self.asking) else {
      return false
    }
    let asked = tail[index + 2].isWord("out") ? index + 3 : index + 2
    return asked < tail.count && tail[asked].isWord(in: ["if", "whether", "when", "how", "what", "which", "where"])
  }

  private static let asking: Set<String> = [
    "find", "see", "check", "determine", "learn", "decide", "know", "test", "verify", "ask", "detect", "query", "tell",
  ]

  /// "cannot be called a second time until E": not again.
  var withAgain: Clause {
    guard verb?.isNegated == true, tail.count > 4, tail.prefix(3).map(\.lower) == ["a", "second", "time"],
      tail[3].isWord(in: ["until", "till", "before", "unless", "while"])
    else { return self }
    var rest = self
    rest.tail = [Token(kind: .word, text: "again", range: tail[0].range)] + tail.dropFirst(3)
    return rest
  }
}

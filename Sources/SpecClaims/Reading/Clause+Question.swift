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
}

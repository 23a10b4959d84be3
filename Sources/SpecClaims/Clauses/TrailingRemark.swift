/// Remarks at the end of a clause.
extension [Token] {
  /// "…, usually used for cleanup", "… like this", "…, for example how to close it": what it is good for, or how it looks, says nothing of
  /// when it happens.
  var withoutRemark: [Token] {
    let words = trimmingMarks
    let last = words.suffix(2).map(\.lower)
    if words.count > 5, ["like this", "as follows", "shown below"].contains(last.joined(separator: " ")) {
      return Array(words.dropLast(2))
    }
    // "results in an exception | being raised".
    if words.count > 3, words[words.count - 2].isWord("being"), words.last?.isWord(in: ["raised", "thrown"]) == true {
      return Array(words.dropLast(2))
    }
    // "must be called in a hook, | typically a tank's `open`": an instance.
    if let instance = indices.dropFirst(4).dropLast(2).first(where: { index in
      self[index].isMark(",") && self[index + 1].isWord(in: ["typically", "usually", "normally"])
        && self[index + 2].isWord(in: ["a", "an", "the"]) && self[(index + 2)...].allSatisfy { !$0.isMark(",") }
    }), MainVerb.group(in: Array(self[(instance + 2)...])) == nil {
      return Array(self[..<instance])
    }
    // "in reverse order, | e.g. the last one goes first": an instance, with nothing behind it.
    if let instance = indices.dropFirst(4).dropLast(3).first(where: { index in
      self[index].isMark(",") && self[index + 1].isWord(in: ["e.g.", "e.g"])
        && !self[(index + 2)...].contains { $0.isMark(",") || $0.isWord(in: ["and", "or", "but"]) }
    }), MainVerb.group(in: Array(self[(instance + 2)...])) != nil {
      return Array(self[..<instance])
    }
    // "is called when it is shut, | typically when the pump stops": one case of it.
    if let instance = indices.dropFirst(4).dropLast(2).first(where: { index in
      self[index].isMark(",") && self[index + 1].isWord(in: ["typically", "usually", "normally", "generally", "often"])
        && self[index + 2].isWord(in: ["when", "if", "after", "because", "while"])
        && self[(index + 2)...].allSatisfy { !$0.isMark(",") }
    }) {
      return Array(self[..<instance])
    }
    // "runs in the pump pool, | as do those given to `drain()`".
    if let others = indices.dropFirst(4).dropLast(2).first(where: { index in
      self[index].isMark(",") && self[index + 1].isWord("as")
        && self[index + 2].isWord(in: ["do", "does", "are", "will"])
    }) {
      return Array(self[..<others])
    }
    // "must not block, | let alone wait".
    if let more = indices.dropFirst(2).dropLast(2).first(where: { index in
      self[index].isMark(",")
        && (self[index + 1].isWord("let") && self[index + 2].isWord("alone")
          || self[index + 1].isWord("much") && self[index + 2].isWord("less"))
    }) {
      return Array(self[..<more])
    }
    if let doubt { return Array(self[..<doubt]) }
    let remark = indices.dropLast(2).first { index in
      index > 3 && self[index].isMark(",")
        && (self[index + 1].isWord(in: ["usually", "typically", "often", "mainly", "mostly"])
          && self[index + 2].isWord(in: ["used", "useful", "helpful", "needed"])
          || self[index + 1].isWord("possibly") && self[index + 2].isWord("including")
          // At the very end it makes an instance of what stands in front.
          || self[index + 1].isWord("for") && self[index + 2].isWord(in: ["example", "instance"])
            && index + 3 < words.count)
    }
    return (remark ?? lastResort).map { Array(self[..<$0]) } ?? withoutSource
  }

  /// "runs on the sender's thread, | which is not necessarily the receiver's thread": which other thread it might be.
  private var doubt: Int? {
    guard trimmingMarks.last?.isWord(in: ["thread", "queue", "loop"]) == true else { return nil }
    return indices.dropFirst(4).dropLast(4).first { index in
      self[index].isMark(",") && self[index + 1].isWord("which")
        && (self[index + 2].isWord("is") && self[index + 3].isWord("not")
          && self[index + 4].isWord(in: ["necessarily", "always"])
          || self[index + 2].isWord(in: ["may", "might"]) && isOfWhich(Array(self[(index + 3)...])))
        && !self[(index + 2)...].contains { $0.isMark(",") }
    }
  }

  /// "(which might) | be another thread", "differ from the receiver's thread".
  private func isOfWhich(_ words: [Token]) -> Bool {
    let rest = words.drop { $0.isWord(in: ["or", "may", "might", "not"]) }
    return rest.first?.isWord("differ") == true
      || rest.first?.isWord("be") == true && rest.dropFirst().first?.isWord(in: Lexicon.determiners) == true
  }

  /// "on main | , as described in the guide, | at most once".
  private var withoutSource: [Token] {
    guard
      let start = indices.dropLast(3).first(where: { index in
        index > 3 && self[index].isMark(",") && self[index + 1].isWord("as") && self[index + 2].isWord(in: told)
      })
    else { return self }
    let end = self[(start + 1)...].firstIndex { $0.isMark(",") } ?? count
    return Array(self[..<start] + self[end...])
  }

  /// "…, as described in the guide", "…, as noted above".
  private var told: [String] {
    ["described", "documented", "explained", "noted", "mentioned", "shown", "stated", "outlined", "discussed"]
  }

  /// "Avoid opening it, | only doing so when nothing else helps": how far the advice may be left, which an advice may be anyway.
  private var lastResort: Int? {
    guard first?.isWord("avoid") == true else { return nil }
    return indices.dropLast(3).first { index in
      index > 2 && self[index].isMark(",") && self[index + 1].isWord("only") && Verbs.isGerund(self[index + 2].lower)
    }
  }
}

/// What is told behind "that".
extension ClauseJoint {
  /// "that when X, Y", "this means if X, Y": the comma belongs to what is said, and joins nothing.
  static func contentComma(in tail: [Token], says: Bool) -> Int? {
    if says, tail.first?.isWord(in: ["when", "if"]) == true { return tail.firstIndex { $0.isMark(",") } }
    guard let that = tail.prefix(3).firstIndex(where: { $0.isWord("that") }), that + 1 < tail.count,
      tail[that + 1].isWord(in: ["when", "if", "once", "while", "after", "before", "whenever", "as"])
    else { return nil }
    return tail[that...].firstIndex { $0.isMark(",") }
  }

  /// "to say that the pump | and the valve should be shut": the subject of what is said is not yet whole.
  static func isInContent(_ words: ArraySlice<Token>) -> Bool {
    guard let that = words.lastIndex(where: { $0.isWord("that") }), that - 2 >= words.startIndex,
      words[that - 2].isWord("to"), words[that - 1].kind == .word,
      Verbs.lemma(of: words[that - 1].lower, as: [.base]) != nil
    else { return false }
    return lacksVerb(words[(that + 1)...])
  }

  /// "so that `a` | and `b` will be open": two things, and one verb to come.
  static func isInSoThat(_ words: ArraySlice<Token>) -> Bool {
    guard let that = words.lastIndex(where: { $0.isWord("that") }), that > words.startIndex,
      words[that - 1].isWord("so")
    else { return false }
    return lacksVerb(words[(that + 1)...])
  }

  /// A subject has begun, and its verb is still to come.
  private static func lacksVerb(_ words: ArraySlice<Token>) -> Bool {
    !words.isEmpty && !words.contains(where: isFinite)
  }

  private static func isFinite(_ token: Token) -> Bool {
    token.isWord(in: Lexicon.be) || token.isWord(in: Lexicon.have)
      || token.kind == .word
        && (Lexicon.modals[token.lower] != nil || Verbs.lemma(of: token.lower, as: [.thirdPerson, .past]) != nil)
  }

  /// "…, which means (that) …", "…, meaning (that) it is drained": said of its own.
  static func told(at index: Int, in tail: [Token]) -> ClauseJoint? {
    guard index > 0, index + 2 < tail.count, tail[index - 1].isMark(",") else { return nil }
    if tail[index].isWord("which"), tail[index + 1].isWord(in: ["means", "implies", "indicates"]) {
      let next = tail[index + 2].isWord("that") ? index + 3 : index + 2
      return ClauseJoint(end: index - 1, next: next, kind: .newSubject)
    }
    guard tail[index].isWord("meaning"), index + 3 < tail.count, !isOwed(tail[index...]) else { return nil }
    if tail[index + 1].isWord("that") { return ClauseJoint(end: index - 1, next: index + 2, kind: .newSubject) }
    let isPronoun = tail[index + 1].isWord(in: ["it", "they"]) && tail[index + 2].isWord(in: Lexicon.be)
    return isPronoun ? ClauseJoint(end: index - 1, next: index + 1, kind: .newSubject) : nil
  }

  /// "…, meaning that somebody has to keep a lot in mind": no rule, but a complaint.
  private static func isOwed(_ words: ArraySlice<Token>) -> Bool {
    zip(words, words.dropFirst()).contains { $0.isWord(in: ["has", "have"]) && $1.isWord("to") }
  }
}

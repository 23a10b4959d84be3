extension ActiveCall {
  /// "Call `open` first." in the section of another method: before that one. "If you call `fill`, call `open` first": before `fill`.
  static func first(_ clause: Clause, _ end: Int, _ resolver: SubjectResolver) -> [Token]? {
    guard clause.tail.count == end + 1, let last = clause.tail.last, last.isWord(in: ["first", "beforehand"]),
      case .methods(let heading) = resolver.heading, heading.count == 1,
      case let named = resolver.methods(in: Array(clause.tail[..<end])), named.count == 1,
      named[0].name.base != heading[0].name.base
    else { return nil }
    let before = Token(kind: .word, text: "before", range: last.range)
    let others = clause.leading.flatMap(resolver.methods)
    guard let other = others.first else { return [before, Token(kind: .word, text: "this", range: last.range)] }
    return others.count == 1 ? [before, Token(kind: .code, text: other.name.written, range: last.range)] : nil
  }

  /// "Before opening the tank, call …".
  static func isTimed(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    clause.leading.contains {
      $0.count > 2 && ($0[0].isWord("before") || verb.modality == .must && isCallOver($0))
    }
  }

  /// "After calling `open`", "after calling this method".
  private static func isCallOver(_ leading: [Token]) -> Bool {
    guard leading[0].isWord("after"), leading[1].isWord(in: ["calling", "invoking"]) else { return false }
    return leading[2].kind == .code
      || leading.count == 4 && leading[2].isWord("this") && leading[3].isWord(in: ["method", "function"])
  }

  /// "call `open` | , `fill` and `drain` | before E": all of them.
  static func listEnd(in tail: [Token], from start: Int, _ verb: VerbGroup) -> Int {
    // "do not call `open` or `close`": neither of them.
    let joints = verb.isNegated ? ["and", "or"] : ["and"]
    var end = start
    while end + 1 < tail.count {
      let next = tail[end].isMark(",") && tail[end + 1].isWord(in: joints) ? end + 2 : end + 1
      guard next < tail.count, tail[end].isMark(",") || tail[end].isWord(in: joints), isName(tail[next], after: verb)
      else { break }
      end = next + 1
      if tail[next - 1].isWord(in: joints) { return end }
    }
    // "call `open`, `fill` …" without an "and" is no list that ends here.
    return start
  }

  /// "must call | the completion handler | exactly once": what was handed over, counted. Without a count it is a deed.
  static func handedOverEnd(in tail: [Token], _ verb: VerbGroup) -> Int? {
    guard ["call", "invoke"].contains(verb.lemma), tail[0].isWord(in: ["the", "this", "your"]),
      let noun = tail.prefix(4).firstIndex(where: { $0.isWord(in: ["handler", "callback", "block", "closure"]) }),
      tail[1..<noun].allSatisfy({ $0.kind == .word && !Lexicon.prepositions.contains($0.lower) }),
      noun + 1 < tail.count, TimesPhrase.read(tail, at: noun + 1) != nil
    else { return nil }
    return noun + 1
  }
}

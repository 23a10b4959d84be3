/// A second clause that leaves its verb out: "`a` is called on main and `b` on any thread", "the former is called before X, the latter
/// after it".
struct Gapping {
  /// Where the first clause ends.
  let end: Int
  let subject: [Token]
  /// What stands behind the verb that was left out.
  let tail: [Token]

  /// The gap in the words behind a verb; nil when the verb is no call, or when nothing is left out.
  static func first(in tail: [Token], of verb: VerbGroup) -> Gapping? {
    guard Verbs.invocation.contains(verb.lemma), verb.isPassive || ["run", "execute", "fire"].contains(verb.lemma)
    else {
      return nil
    }
    for index in tail.indices.dropFirst() where tail[index].isMark(",") || tail[index].isWord(in: ["and", "but"]) {
      var start = index + 1
      while start < tail.count, tail[start].isWord(in: ["and", "but"]) { start += 1 }
      guard let next = subjectEnd(in: tail, from: start), next < tail.count, isPlaced(Array(tail[..<index])),
        // "the second | only on main".
        case let place = tail[next].isWord("only") ? next + 1 : next, place < tail.count,
        let (adverbial, _) = AdverbialParser(tail).adverbial(at: place),
        // "`a` is called when E and `b` when F".
        isPlace(adverbial) || adverbial.isCondition && tail[start].kind == .code && tail[place].isWord("when"),
        isApart(at: index, start, adverbial, in: tail)
      else { continue }
      if adverbial.isCondition {
        return Gapping(end: index, subject: Array(tail[start..<next]), tail: Array(tail[next...]))
      }
      return Gapping(
        end: index, subject: Array(tail[start..<next]), tail: spelledOut(Array(tail[next...]), from: tail[..<index]))
    }
    return nil
  }

  /// "calls `a` before `x` and | `b` after it": the same verb with another object.
  static func secondObject(in tail: [Token], of verb: VerbGroup) -> (end: Int, rest: [Token])? {
    guard Verbs.calling.contains(verb.lemma), !verb.isPassive, tail.first.map(isMethod) == true else { return nil }
    for index in tail.indices.dropFirst() where tail[index].isWord("and") {
      guard index + 2 < tail.count, isMethod(tail[index + 1]), isPlaced(Array(tail[..<index])),
        let (adverbial, _) = AdverbialParser(tail).adverbial(at: index + 2), isPlace(adverbial)
      else { continue }
      return (index, spelledOut(Array(tail[(index + 1)...]), from: tail[..<index]))
    }
    return nil
  }

  /// "`a` is called on main; `b` on a worker": as with a comma.
  static func joined(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isMark(";") }) else { return tokens }
    var joined = tokens
    for index in tokens.indices.dropLast(3) where tokens[index].isMark(";") && tokens[index + 1].kind == .code {
      let rest = Array(tokens[(index + 1)...].prefix { !$0.isMark(";") && !$0.isMark(".") })
      guard MainVerb.group(in: rest) == nil, !rest.contains(where: { $0.isMark(",") }),
        isPlaced(Array(tokens[..<index]))
      else { continue }
      joined[index] = Token(kind: .mark, text: ",", range: tokens[index].range)
    }
    return joined
  }

  private static func isMethod(_ token: Token) -> Bool { token.kind == .code && MethodName(code: token.text) != nil }

  /// "before `x`, the latter after it": what "it" is stands in the clause before.
  private static func spelledOut(_ words: [Token], from before: ArraySlice<Token>) -> [Token] {
    // "before the draw, `b` after it": after the draw.
    let moment = AdverbialParser(Array(before)).parse().orders.last?.target ?? []
    let named =
      moment.contains { $0.kind == .code } || moment.isEmpty
      ? before.filter { $0.kind == .code }.suffix(1).map { $0 } : moment
    guard !named.isEmpty else { return words }
    return words.flatMap { $0.isWord("it") ? named : [$0] }
  }

  /// "the latter", "`b`", "`b` method".
  private static func subjectEnd(in tail: [Token], from start: Int) -> Int? {
    guard start + 1 < tail.count else { return nil }
    if tail[start].isWord("the"), tail[start + 1].isWord(in: ["latter", "former", "second", "other"]) {
      return start + 2
    }
    guard tail[start].kind == .code, !tail[start].text.contains(" ") else { return nil }
    return tail[start + 1].isWord(in: ["method", "hook", "callback", "function"]) ? start + 2 : start + 1
  }

  private static func isPlaced(_ words: [Token]) -> Bool {
    AdverbialParser(words).parse().items.contains { isPlace($0) || $0.isCondition }
  }

  /// "by `a` and `b` when E", "after `a` and `b` on main": two names beside one another are one phrase, unless each has its own time or place
  /// of the same kind ("before `x` and `b` after it").
  private static func isApart(at joint: Int, _ start: Int, _ adverbial: Adverbial, in tail: [Token]) -> Bool {
    let isJoined = tail[joint].isWord("and") && tail[joint - 1].kind == .code && tail[start].kind == .code
    guard isJoined else { return true }
    let before = tail[..<joint].last { $0.kind != .code && $0.kind != .mark }
    if before?.isWord("by") == true { return false }
    return AdverbialParser(Array(tail[..<joint])).parse().items.contains { isAlike($0, adverbial) }
  }

  private static func isAlike(_ one: Adverbial, _ other: Adverbial) -> Bool {
    switch (one, other) {
    case (.thread, .thread), (.order, .order), (.times, .times), (.condition, .condition): true
    default: false
    }
  }

  private static func isPlace(_ adverbial: Adverbial) -> Bool {
    switch adverbial {
    case .thread, .order, .times: true
    case .per, .condition, .scope, .again: false
    }
  }
}

/// What others say more plainly: "continues to be called", "it is impossible for `drain` to be called".
extension Interjection {
  static func reworded(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    let turned = HadCallback.said(NoEffectFirst.said(ListedInOrder.said(withoutSame(tokens))))
    let plain = PlainWording.applied(to: withInnerCase(withoutConcession(withoutOtherThread(turned))))
    return withPlainCall(withoutContinuing(withCannot(withNever(withCount(plain)))))
  }

  /// "`fill` must be called first, and so must the listeners": the verb in front of somebody else is no verb of `fill`'s.
  private static func withoutSame(_ tokens: [Token]) -> [Token] {
    guard
      let so = tokens.indices.dropFirst(2).dropLast(2).first(where: { index in
        tokens[index].isWord("so") && tokens[index - 1].isWord("and")
          && tokens[index + 1].isWord(in: ["do", "does", "is", "are", "must", "should", "may", "can", "will"])
      }), case let rest = tokens[(so + 2)...].prefix(while: { $0.kind != .mark }), !rest.isEmpty,
      rest.count > 1 || rest.first?.kind != .code, so + 2 + rest.count >= tokens.count - 1,
      rest.first.map({ ClauseJoint.startsClause($0) || MainVerb.isPluralNoun($0) || rest.count > 1 }) == true,
      !rest.contains(where: { $0.isWord(in: ["not", "be", "it"]) }), MainVerb.group(in: Array(rest)) == nil
    else { return tokens }
    return Array(tokens[..<(so - 1)]).trimmingMarks + tokens.suffix(tokens.last?.kind == .mark ? 1 : 0)
  }

  /// "`drain` continues to be called", "hooks will continue to be called": is still, and will be.
  private static func withoutContinuing(_ tokens: [Token]) -> [Token] {
    guard
      let verb = tokens.indices.dropFirst().dropLast(3).first(where: {
        tokens[$0].isWord(in: ["continue", "continues"]) && tokens[$0 + 1].isWord("to") && tokens[$0 + 2].isWord("be")
          && Verbs.lemma(of: tokens[$0 + 3].lower, as: [.participle]).map(Verbs.invocation.contains) == true
      })
    else { return tokens }
    if tokens[verb - 1].isWord("will") { return Array(tokens[..<verb] + tokens[(verb + 2)...]) }
    let be = tokens[verb].isWord("continues") ? "is" : "are"
    return tokens[..<verb] + [.word(be, tokens[verb]), .word("still", tokens[verb])] + tokens[(verb + 3)...]
  }

  /// "must only be called from the pump thread, never the main thread": "only" says it.
  private static func withoutOtherThread(_ tokens: [Token]) -> [Token] {
    guard let comma = tokens.lastIndex(where: { $0.isMark(",") }), comma + 3 < tokens.count,
      tokens[comma + 1].isWord(in: ["never", "not"]), tokens[..<comma].contains(where: { $0.isWord("only") }),
      tokens[comma - 1].isWord("thread"), case let other = tokens[(comma + 2)...].drop(while: { $0.kind == .mark }),
      other.count <= 6, other.contains(where: { $0.isWord("thread") }),
      let end = other.firstIndex(where: { $0.isWord("thread") }), tokens[(end + 1)...].allSatisfy({ $0.kind == .mark })
    else { return tokens }
    return Array(tokens[..<comma] + tokens[(end + 1)...])
  }

  /// "is called once | regardless of how often the tank is filled": always so.
  private static func withoutConcession(_ tokens: [Token]) -> [Token] {
    guard
      let start = tokens.indices.dropFirst(2).dropLast(3).first(where: { index in
        let words = tokens[index...].prefix(4).map(\.lower)
        return words.starts(with: ["regardless", "of", "how"])
          && ["many", "often"].contains(words.last)
          || words.starts(with: ["no", "matter", "how"]) && ["many", "often"].contains(words.last)
      })
    else { return tokens }
    let end = tokens[start...].firstIndex { $0.isMark(",") || $0.isMark(".") || $0.isMark(";") } ?? tokens.count
    return Array(tokens[..<start] + tokens[end...])
  }

  /// "…, but should a pump leak, it is closed": if one does.
  private static func withInnerCase(_ tokens: [Token]) -> [Token] {
    guard
      let should = tokens.indices.dropFirst(2).dropLast(4).first(where: {
        tokens[$0].isWord("should") && tokens[$0 - 1].isWord(in: ["but", "and"]) && tokens[$0 - 2].isMark(",")
          && tokens[$0 + 1].isWord(in: ["a", "an", "any", "the"])
      }), tokens[(should + 2)...].contains(where: { $0.isMark(",") })
    else { return tokens }
    return tokens[..<should] + [.word("if", tokens[should])] + tokens[(should + 1)...]
  }

  /// "It is impossible for `drain` to be called after E", "it is not possible for …": it cannot be.
  private static func withCannot(_ tokens: [Token]) -> [Token] {
    guard tokens[0].isWord("it"), tokens[1].isWord("is"),
      case let start = tokens[2].isWord("not") ? 4 : 3, start + 4 < tokens.count,
      tokens[start - 1].isWord(start == 4 ? "possible" : "impossible"), tokens[start].isWord("for"),
      let to = tokens[(start + 1)...].prefix(6).firstIndex(where: { $0.isWord("to") }), to + 2 < tokens.count,
      to > start + 1, tokens[to + 1].isWord("be")
    else { return tokens }
    let words = ["can", "not"].map { Token(kind: .word, text: $0, range: tokens[to].range) }
    return tokens[(start + 1)..<to] + words + tokens[(to + 1)...]
  }

  /// "Never, under any circumstances, call it": never.
  private static func withNever(_ tokens: [Token]) -> [Token] {
    guard tokens[0].isWord("never"), tokens[1].isMark(","),
      let end = tokens[2...].prefix(5).firstIndex(where: { $0.isMark(",") }), end + 1 < tokens.count,
      ["under any circumstances", "under any circumstance", "in any case", "ever"].contains(
        tokens[2..<end].map(\.lower).joined(separator: " "))
    else { return tokens }
    return [tokens[0]] + tokens[(end + 1)...]
  }

  /// "Call `fill` exactly once": it must be.
  private static func withCount(_ tokens: [Token]) -> [Token] {
    let tail = tokens.dropFirst(2).prefix { !$0.isMark(".") }
    guard tokens[0].isWord(in: ["call", "invoke"]), tokens[1].kind == .code,
      ["exactly once", "at most once", "only once", "at least once"].contains(
        tail.map(\.lower).joined(separator: " "))
    else { return tokens }
    let verb = ["must", "be", "called"].map { Token(kind: .word, text: $0, range: tokens[0].range) }
    return [tokens[1]] + verb + tokens[2...]
  }

  /// "Do not call from `drain`", in the section of a method: do not call this.
  private static func withPlainCall(_ tokens: [Token]) -> [Token] {
    let start = tokens[0].isWord("do") && tokens[1].isWord("not") ? 2 : tokens[0].isWord("never") ? 1 : 0
    guard start > 0, start + 2 < tokens.count, tokens[start].isWord(in: ["call", "invoke"]),
      tokens[start + 1].isWord(in: ["in", "from", "within", "inside", "during"])
    else { return tokens }
    let this = Token(kind: .word, text: "this", range: tokens[start].range)
    return tokens[...start] + [this] + tokens[(start + 1)...]
  }
}

/// Takes a sentence apart into clauses. Brackets become asides, semicolons and dashes cut, causal words open a clause of their own,
/// conditions and moments (when, if, before, until …) stay with the verb they restrict.
package struct ClauseParser {
  package static func clauses(of tokens: [Token]) -> [Clause] {
    let (flat, asides) = withoutAsides(
      Interjection.removed(
        from: DashedAside.removed(from: DashedCase.joined(AddedNoun.joined(SaidAgain.apart(tokens))))))
    var result: [Clause] = []
    for segment in segments(of: flat.withoutColonInChoice) {
      let link: Clause.Link = result.isEmpty ? .main : .coordinate
      result += otherwise(segment, behind: link) ?? SegmentParser(segment).clauses(link: link)
    }
    for aside in asides {
      if result.isEmpty { result.append(Clause(link: .main, subject: [], tail: [])) }
      let host = hostIndex(of: aside, in: result)
      result[host].asides.append(aside.tokens)
      if let name = aside.name(of: result[host].subject) { result[host].subject = [name] }
    }
    for aside in asides where !startsList(aside.tokens) {
      for segment in segments(of: aside.tokens) { result += SegmentParser(segment).clauses(link: .parenthetical) }
    }
    return result
  }

  /// "…; otherwise, an exception is thrown", "…; otherwise it throws": what comes of doing otherwise. A rule is one for all other cases.
  private static func otherwise(_ segment: [Token], behind link: Clause.Link) -> [Clause]? {
    guard link == .coordinate, segment.count > 3, segment[0].isWord("otherwise") else { return nil }
    let clauses = SegmentParser(Array(segment.dropFirst().drop { $0.isMark(",") }))
      .clauses(link: .causal("otherwise"))
    guard let verb = clauses.first?.verb, !verb.isImperative, ![.must, .should].contains(verb.modality) else {
      return nil
    }
    return clauses
  }

  private struct Aside {
    var tokens: [Token]
    var previous: Token?

    /// "the destructor (`tank_free()`)", "the drain hook (`onDrain`)": what the subject in front is called.
    func name(of subject: [Token]) -> Token? {
      guard tokens.count == 1, tokens[0].kind == .code, let noun = subject.last, noun == previous,
        (2...4).contains(subject.count), subject[0].isWord(in: ["the", "this"]),
        subject.allSatisfy({ $0.kind == .word })
      else { return nil }
      let isCall = tokens[0].text.hasSuffix(")") && RuleGate.isIdentifier(tokens[0].text)
      return isCall || noun.isWord(in: SubjectResolver.methodNouns) ? tokens[0] : nil
    }
  }

  private static func withoutAsides(_ tokens: [Token]) -> ([Token], [Aside]) {
    var flat: [Token] = []
    var asides: [Aside] = []
    var open: [Token]?
    for (index, token) in tokens.enumerated() {
      if open == nil, token.isMark("(") {
        open = []
      } else if let inside = open, token.isMark(")") {
        if restricts(inside, between: flat.last, and: tokens[(index + 1)...].first) {
          flat += inside
        } else {
          asides.append(Aside(tokens: inside, previous: flat.last))
        }
        open = nil
      } else if open != nil {
        open?.append(token)
      } else if !token.isMark("\"") {
        flat.append(token)
      }
    }
    if let rest = open { flat += rest }
    return (flat, asides)
  }

  /// "any (non-empty) tank": which ones, and nothing said by the way.
  private static func restricts(_ aside: [Token], between before: Token?, and after: Token?) -> Bool {
    let words = aside.drop { $0.isWord("again") || $0.isMark(",") }.prefix(3).map(\.lower)
    if words == ["with", "the", "exception"] || words.starts(with: ["only", "if"])
      || words.starts(with: ["only", "when"])
    {
      return true
    }
    guard aside.count == 1, aside[0].kind == .word, before?.isWord(in: Lexicon.determiners) == true,
      let after, after.kind == .code || after.kind == .word && !Lexicon.isFunctionWord(after.lower)
    else { return false }
    return aside[0].lower.hasPrefix("non-")
  }

  private static func hostIndex(of aside: Aside, in clauses: [Clause]) -> Int {
    guard let previous = aside.previous else { return 0 }
    return clauses.firstIndex { $0.tail.contains(previous) || $0.subject.contains(previous) } ?? clauses.count - 1
  }

  /// "such as …", "e.g. …", "including …": examples of what stands before, no clause.
  private static func startsList(_ tokens: [Token]) -> Bool {
    tokens.first?.isWord(in: ["such", "e.g.", "i.e.", "ie", "ex", "ex.", "eg", "including", "for", "like", "beyond"])
      ?? true
  }

  private static func segments(of tokens: [Token]) -> [[Token]] {
    var previous: Token?
    return withoutNumbering(tokens).split { token in
      defer { previous = token }
      // "This happens if: it is called twice".
      if token.isMark(":"), previous?.isWord(in: ["if", "when", "unless", "because", "that"]) == true { return false }
      return token.isDash || token.kind == .mark && [";", ":", ".", "!", "?"].contains(token.text)
    }.map(Array.init)
  }

  /// "for two reasons: 1) it is …, 2) it is …": each number begins a segment.
  private static func withoutNumbering(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    for token in tokens {
      if token.isMark(")"), let number = result.last, number.kind == .number {
        result[result.count - 1] = Token(kind: .mark, text: ";", range: number.range)
      } else {
        result.append(token)
      }
    }
    return result
  }
}

extension [Token] {
  /// "should return: either a tank or a valve", "should either: close it or free it": the colon parts nothing.
  fileprivate var withoutColonInChoice: [Token] {
    guard count > 4, contains(where: { $0.isMark(":") }), contains(where: { $0.isWord("or") }) else { return self }
    return indices.filter { index in
      !(self[index].isMark(":") && index > 0 && index + 2 < count && self[index - 1].isWord(in: ["return", "either"]))
    }.map { self[$0] }
  }
}

/// "in this method", "in your initializer", "inside `-didLoad`", "here": the place a rule is about.
package enum ScopePhrase {
  package static func read(_ tokens: [Token], at index: Int) -> ([Token], Int)? {
    let token = tokens[index]
    if token.isWord("here"), index > 0 || tokens.count == 1 {
      // "the values described here": on the page.
      if index > 0, tokens[index - 1].isWord(in: described) { return nil }
      return ([], index + 1)
    }
    guard token.isWord(in: ["in", "within", "inside", "from", "during", "of"]), index + 1 < tokens.count else {
      return nil
    }
    if token.isWord("in"), tokens[index + 1].isWord("here") { return ([], index + 2) }
    // "any row received in `fill`": which row, and not where.
    if index > 1, InnerVerb.isReducedRelative(tokens, at: index - 1) || isOfThing(tokens, at: index - 1) { return nil }
    var end = index + 1
    while end < tokens.count, end - index < 7, tokens[end].kind != .mark || tokens[end].isMark("/") {
      let next = tokens[end]
      if next.isWord(in: ["implementation", "body", "override"]), end + 2 < tokens.count, tokens[end + 1].isWord("of") {
        end += 2
        continue
      }
      if next.kind == .code, MethodName(code: next.text) != nil {
        // "in `tank`'s pump".
        if end + 1 < tokens.count, tokens[end + 1].isMark("'") || tokens[end + 1].isMark("’") { return nil }
        end = endOfNames(tokens, from: end + 1)
        if end < tokens.count, tokens[end].isWord(in: things) { return nil }
        if end < tokens.count, tokens[end].isWord(in: nouns) { end += 1 }
        end = endOfPlaces(tokens, from: end)
        return token.isWord("of") ? nil : (Array(tokens[(index + 1)..<end]), end)
      }
      if end > index + 1, next.isWord("implementation"), tokens[end - 1].isWord("your") {
        return token.isWord("of") ? nil : (Array(tokens[(index + 1)...end]), end + 1)
      }
      if next.isWord(in: nouns) {
        // "in this callback function".
        if end + 1 < tokens.count, tokens[end + 1].isWord(in: nouns) || tokens[end + 1].isWord("implementation") {
          end += 1
        }
        end = endOfPlaces(tokens, from: end + 1)
        // "within the callback itself".
        if end < tokens.count, tokens[end].isWord("itself") {
          return token.isWord("of") ? nil : (Array(tokens[(index + 1)..<end]), end + 1)
        }
        return token.isWord("of") ? nil : (Array(tokens[(index + 1)..<end]), end)
      }
      guard next.kind == .code || next.isWord(in: Lexicon.determiners) || next.isPossessive || isPremodifier(next)
      else { return nil }
      end += 1
    }
    return nil
  }

  /// "(the) row | received", "the value returned".
  private static func isOfThing(_ tokens: [Token], at index: Int) -> Bool {
    let noun = tokens[index - 1]
    return tokens[index].isWord(in: ["received", "returned", "obtained", "created", "registered", "allocated"])
      && noun.kind == .word && !Lexicon.isFunctionWord(noun.lower) && !noun.isWord(in: Lexicon.be)
      && !noun.isWord(in: Lexicon.have) && !Lexicon.isAdverb(noun.lower)
  }

  /// "in `open`, `close` or `flush`": the other names of the same place.
  private static func endOfNames(_ tokens: [Token], from start: Int) -> Int {
    var end = start
    while end < tokens.count {
      let joint = tokens[end...].prefix { $0.isMark(",") || $0.isWord(in: ["or", "and"]) }
      let next = end + joint.count
      guard (1...2).contains(joint.count), next < tokens.count, tokens[next].kind == .code,
        MethodName(code: tokens[next].text) != nil
      else { break }
      end = next + 1
    }
    return end
  }

  /// "in a callback or a static initializer": further places of the same kind. "In this hook or the tank" goes on with something else.
  private static func endOfPlaces(_ tokens: [Token], from start: Int) -> Int {
    var end = start
    while end + 2 < tokens.count, tokens[end].isWord(in: ["or", "nor"]) || tokens[end].isMark(",") {
      let joint = tokens[end...].prefix { $0.isMark(",") || $0.isWord(in: ["or", "nor", "in", "from", "inside"]) }
      let words = tokens[joint.endIndex...]
      guard words.first?.isWord(in: ["a", "an", "any", "the", "its"]) == true,
        let noun = words.prefix(4).firstIndex(where: { $0.isWord(in: nouns) || $0.isWord(in: ends) }),
        words[..<noun].dropFirst().allSatisfy(isPremodifier)
      else { break }
      end = noun + 1
    }
    return end
  }

  /// Places that are named in a list of places only.
  private static let ends: Set<String> = ["destructor", "deinitializer", "finalizer", "listener", "setter", "getter"]

  private static let described: Set<String> = [
    "described", "listed", "shown", "documented", "mentioned", "given", "defined", "explained", "specified", "noted",
  ]

  private static let nouns: Set<String> = [
    "method", "methods", "initializer", "initialiser", "constructor", "callback", "hook", "function", "block",
    "handler", "override",
  ]

  /// "in the `conn` structure": the name is that of a thing, and no call.
  private static let things: Set<String> = [
    "structure", "struct", "object", "table", "field", "argument", "parameter", "array", "list", "file", "package",
    "module", "header", "property", "variable", "option", "configuration", "directory", "flag", "map", "dictionary",
    "attribute", "thread", "threads",
  ]

  private static func isPremodifier(_ token: Token) -> Bool {
    token.kind == .word && !Lexicon.prepositions.contains(token.lower) && !Lexicon.coordinators.contains(token.lower)
      && !Lexicon.be.contains(token.lower) && Lexicon.modals[token.lower] == nil
      && !Lexicon.temporal.contains(token.lower)
  }
}

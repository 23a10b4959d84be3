/// "`open()`, called on main right after E": a name and what is said of it, with a comma for the verb that is left out.
enum ApposedCall {
  /// What is said of the name in front of `comma`; nil where the sentence goes on with a verb of its own ("`open()`, called on main, is
  /// slow").
  static func rest(behind comma: Int, in tokens: [Token]) -> [Token]? {
    guard comma > 0, comma + 2 < tokens.count, tokens[comma - 1].kind == .code, tokens[comma].isMark(",") else {
      return nil
    }
    let rest = Array(tokens[(comma + 1)...])
    guard let verb = MainVerb.group(in: rest), verb.isElliptical, verb.isPassive,
      Verbs.invocation.contains(verb.lemma), !goesOn(rest[verb.range.upperBound...])
    else { return nil }
    return rest
  }

  /// A comma, and then a finite verb without a subject.
  private static func goesOn(_ words: ArraySlice<Token>) -> Bool {
    words.indices.dropLast().contains { index in
      guard words[index].isMark(",") else { return false }
      let next = words[index + 1]
      return next.isWord(in: Lexicon.be) || Lexicon.modals[next.lower] != nil && next.kind == .word
        || next.kind == .word && Verbs.lemma(of: next.lower, as: [.thirdPerson]) != nil
    }
  }
}

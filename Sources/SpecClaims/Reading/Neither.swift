/// Denials in the subject, told in the verb as other denials are.
extension Clause {
  /// "Neither `a` nor `b` may be called": `a` and `b` must not be called. "None of these methods is called on main": they are not.
  var withoutNeither: Clause {
    guard let verb, !verb.isNegated, let denied = denied else { return self }
    var clause = self
    clause.subject = denied
    clause.verb?.isNegated = true
    // "Neither may be called" forbids; "they may not be called" leaves it open.
    if verb.modality == .may, !verb.isHedged { clause.verb?.isAllowed = true }
    return clause
  }

  /// Those that the subject denies; nil where it denies nothing, or names nobody.
  private var denied: [Token]? {
    guard let first = subject.first, first.isWord(in: ["neither", "none"]) else { return nil }
    if subject.count == 1 {
      return first.isWord("neither") ? [Token(kind: .word, text: "both", range: first.range)] : nil
    }
    if subject[1].isWord("of") {
      // "none of them": who they are stands in another sentence.
      let those = subject[2...]
      return those.first?.isWord(in: ["these", "those", "the", "its"]) == true && those.count <= 5 ? Array(those) : nil
    }
    // "Neither signal is sent": both signals are not.
    if subject.count == 2, first.isWord("neither"), subject[1].kind == .word, !subject[1].lower.hasSuffix("s") {
      return [
        Token(kind: .word, text: "both", range: first.range),
        Token(kind: .word, text: subject[1].text + "s", range: subject[1].range),
      ]
    }
    guard subject.count > 3, first.isWord("neither"), let nor = subject.firstIndex(where: { $0.isWord("nor") }),
      nor > 1, nor + 1 < subject.count
    else { return nil }
    var both = Array(subject.dropFirst())
    both[nor - 1] = Token(kind: .word, text: "and", range: subject[nor].range)
    return both
  }
}

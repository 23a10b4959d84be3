/// Sentences that begin with where what they say holds, or that it does no more.
extension SentenceFrame {
  /// "if the tank is open: called once", "After `close` - it must not be called": a case, and no name.
  var endOfCase: Int? {
    guard let first = tokens.first, first.isWord(in: Lexicon.temporal) || first.isWord(in: Lexicon.prepositions),
      let end = tokens.firstIndex(where: \.endsLabel), end > 1, end + 1 < tokens.count,
      !tokens[..<end].contains(where: { $0.isMark(",") })
    else { return nil }
    return end
  }

  /// "Linux only: `fill` is called once", "Not supported: `fill` is called twice", "Provided the tank is open: …".
  mutating func readTitle() {
    guard let end = tokens.prefix(12).firstIndex(where: { $0.isMark(":") }), end > 0, end + 2 < tokens.count,
      case let title = Array(tokens[..<end]), !title.contains(where: { $0.kind == .code }),
      let read = LeadTitle.bearing(of: title), read == .dropped || endOfCase == nil && !isOfGroup
    else { return }
    if read == .dropped { isForeign = true } else { bearing = read }
    tokens = Array(tokens[(end + 1)...])
  }

  /// "Fatal errors: the host must close the tank", "Old rows - it is called once": of those only, which no claim can say.
  var isOfGroup: Bool {
    guard let end = tokens.prefix(4).firstIndex(where: \.endsLabel), end > 1, end + 1 < tokens.count,
      case let noun = tokens[end - 1], noun.lower.hasSuffix("s"), !noun.lower.hasSuffix("ss")
    else { return false }
    return !noun.isWord(in: Self.topics)
      && tokens[..<end].allSatisfy { token in
        token.kind == .word && !Lexicon.isFunctionWord(token.lower)
          && Verbs.lemma(of: token.lower, as: [.gerund]) == nil
      }
  }

  private static let topics: Set<String> = [
    "notes", "hints", "tips", "remarks", "warnings", "limitations", "restrictions", "requirements", "rules",
    "guarantees", "caveats", "considerations", "semantics", "details", "threads", "specifics", "basics", "constraints",
    "implications", "conditions", "effects", "differences", "problems",
  ]

  /// "Old behaviour: called on main", "Previously: …": what is so no more, or never was.
  var isOfAnotherTime: Bool {
    guard let colon = tokens.prefix(5).firstIndex(where: \.endsLabel), colon > 0 else { return false }
    return tokens[..<colon].allSatisfy { $0.kind == .word }
      && tokens[..<colon].contains {
        $0.isWord(in: [
          "old", "previous", "previously", "former", "formerly", "earlier", "legacy", "wrong", "incorrect", "bad",
          "myth",
          "proposed", "planned", "feature", "proposal", "request", "idea", "wish", "wishlist",
        ])
      }
  }

  /// "`onFill(function(row))`: Called when …": of the function that is given, and not of the one that takes it.
  var takesFunction: Bool {
    guard let name = tokens.first, name.kind == .code, name.text.contains("(function("), tokens.count > 2 else {
      return false
    }
    return tokens[1].endsLabel
  }

  /// "(`done`:) called exactly once, after the tank is full": the parameter is.
  func isCalled(_ rest: [Token]) -> Bool {
    guard let verb = MainVerb.group(in: rest), verb.isElliptical, verb.isPassive, !verb.isNegated else { return false }
    return ["call", "invoke", "execute"].contains(verb.lemma)
  }
}

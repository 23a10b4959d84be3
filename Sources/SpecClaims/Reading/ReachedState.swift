/// What an item of a list of hooks says of the hook in no more than a state: under "with the following callbacks:", "`mounted` - the panel has
/// been added to the page" is called after that, and "`willUpdate` - the panel is about to be updated" before.
///
/// Lists of anything else, states that are merely held ("the panel is open") and states that come in a case only are left.
enum ReachedState {
  /// "`mounted` - called after the panel has been added to the page"; nil when the item says something else.
  static func completed(_ tokens: [Token], under lead: [Token]) -> [Token]? {
    guard tokens.count > 6, tokens[0].kind == .code, MethodName(code: tokens[0].text) != nil, tokens[1].endsLabel,
      tokens[2].isWord(in: ["the", "a", "an", "its"]), isOfHooks(lead), case let state = Array(tokens[2...]),
      let verb = MainVerb.group(in: state), (2...6).contains(verb.range.lowerBound), !verb.isNegated,
      !verb.isImperative, verb.modality == .fact, !verb.isPast, !verb.isHedged, let moment = moment(verb),
      !state.contains(where: { $0.isWord(in: ["you", "if", "unless", "or", "when", "previously"]) })
    else { return nil }
    return tokens[..<2] + [.word("called", tokens[2]), .word(moment, tokens[2]), .word(tokens[2].lower, tokens[2])]
      + state.dropFirst()
  }

  private static func moment(_ verb: VerbGroup) -> String? {
    verb.isProspective ? "before" : verb.isPerfect ? "after" : nil
  }

  /// "An object with the following life-cycle callbacks:", "The hooks are:".
  private static func isOfHooks(_ lead: [Token]) -> Bool {
    lead.last?.isMark(":") == true && lead.count <= 24
      && lead.contains { $0.isWord(in: ["callbacks", "hooks", "handlers", "listeners"]) }
      && !lead.contains { $0.isWord(in: Lexicon.negations) || $0.isWord(in: Lexicon.hedges) }
  }
}

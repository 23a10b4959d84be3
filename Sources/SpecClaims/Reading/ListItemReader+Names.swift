/// Items that begin with the name of a method, under a sentence that speaks of all of them.
extension ListItemReader {
  /// "Called on the pump thread:" + "`fill(level)` – at most once per row": the lead of that method, and how often or when. What the item
  /// tells beside that says nothing of the call.
  static func told(_ item: [Token], _ lead: [Token], _ scope: SectionScope) -> Item? {
    guard lead.last?.isMark(":") == true, isOfAll(lead), let first = item.first, first.kind == .code, item.count > 3,
      item[1].endsLabel, case let rest = Array(item[2...]).trimmingMarks, let opening = rest.first,
      case let methods = SubjectResolver(scope: scope, discourse: Discourse()).methods(in: [first]), methods.count == 1
    else { return nil }
    let call = lead.trimmingMarks
    if isCircumstance(rest, opening) {
      return Item(tokens: call + [lowered(opening)] + rest.dropFirst(), methods: methods)
    }
    guard !speaksOfCalls(rest) else { return nil }
    return Item(tokens: call, methods: methods)
  }

  private static func lowered(_ word: Token) -> Token { word.kind == .word ? .word(word.lower, word) : word }

  /// "These hooks are called on main:", "Called on main:", "The following methods are called once:": of each of them the same.
  private static func isOfAll(_ lead: [Token]) -> Bool {
    guard lead.count > 3, lead.count <= 16, !lead.contains(where: { $0.isWord(in: Lexicon.hedges) }),
      !lead.contains(where: { $0.isWord(in: ["order", "sequence", "one", "some", "most", "any", "or"]) }),
      let verb = MainVerb.group(in: lead), verb.isPassive, Verbs.invocation.contains(verb.lemma),
      verb.modality == .fact
    else { return false }
    let subject = lead[..<verb.range.lowerBound]
    let isPlaced = lead.indices.contains {
      ThreadPhrase.read(lead, at: $0) != nil || TimesPhrase.read(lead, at: $0) != nil
    }
    return isPlaced
      && (verb.isElliptical && subject.isEmpty || subject.contains { $0.isWord(in: ["these", "following"]) })
  }

  /// "at most once per row", "when the tank is full", "before each row".
  private static func isCircumstance(_ rest: [Token], _ opening: Token) -> Bool {
    if TimesPhrase.read(rest, at: 0) != nil { return true }
    return opening.isWord(in: ["when", "whenever", "before", "after", "for", "if", "during"]) && rest.count > 1
      && !rest.contains { $0.isMark(",") }
  }

  /// What the item says of its calls itself would be lost.
  private static func speaksOfCalls(_ rest: [Token]) -> Bool {
    rest.contains {
      $0.isWord(in: Lexicon.negations)
        || $0.isWord(in: ["thread", "threads", "queue", "called", "once", "only", "except"])
        || Lexicon.modals[$0.lower] != nil
    }
  }
}

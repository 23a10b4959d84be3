/// Sentences of list items that a label opens.
extension SentenceFrame {
  /// Whether the sentence opens a labelled item, or speaks of the label of the item it goes on with.
  mutating func readItem(_ opened: OpenItem?, or item: OpenItem?, _ scope: SectionScope) -> Bool {
    if let label = opened?.label {
      if label.isCall {
        (carried, tokens) = ([label.method(in: scope)], label.rest)
      } else {
        isForeign = true
      }
      return true
    }
    if let label = item?.label, opensWithThisCall {
      carried = [label.method(in: scope)]
      return true
    }
    guard let label = item?.label, item?.isDescription == false || label.isCall,
      speaksOfLabel || ItemLabel.isCallBehindMode(tokens)
    else { return false }
    if label.isCall(goingOn: tokens) { carried = [label.method(in: scope)] } else { isForeign = true }
    return true
  }

  /// "This event will not fire before …": whatever the item began with.
  private var opensWithThisCall: Bool {
    tokens.count > 3 && tokens[0].isWord("this")
      && tokens[1].isWord(in: ["event", "callback", "hook", "signal", "notification"])
      && MainVerb.group(in: tokens)?.range.lowerBound == 2
  }

  private static let pointing = ["it", "this", "they"]

  /// "It …", "This …", "May be called …".
  private var speaksOfLabel: Bool {
    guard let verb = MainVerb.group(in: tokens) else { return false }
    let subject = tokens[..<verb.range.lowerBound]
    if verb.isElliptical || subject.last?.isWord(in: Self.pointing) == true { return true }
    // "If the tank is full, this has no effect".
    return subject.first?.isWord(in: ["if", "when"]) == true
      && ClauseParser.clauses(of: tokens).contains {
        $0.link == .main && $0.subject.count == 1 && $0.subject[0].isWord(in: Self.pointing)
      }
  }
}

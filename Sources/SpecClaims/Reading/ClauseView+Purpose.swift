/// Rules for whoever wants something.
extension ClauseView {
  /// "To free the tank, `drain` must be called", "if you want it kept, you must set `owner`": whoever wants it has to; what he wants is the
  /// rule's condition.
  var isRuleOfPurpose: Bool {
    guard effect == .none, !verb.isImperative, !verb.isNeed, !verb.isNegated,
      !(clause.subject.count == 1 && clause.subject[0].isWord("we"))
    else { return false }
    switch verb.modality {
    case .must: return true
    case .should: return isAsked
    case .may, .fact: return false
    }
  }

  /// "To free the tank, …", "if you want it kept, …": in front of a rule, whose it is.
  var isForWhoeverWants: Bool {
    !clause.leading.contains(where: Self.isOfEverybody)
      && (clause.leading + (verb.isInfinitive ? adverbials.conditions : [])).contains { leading in
        if leading.first?.isWord("to") == true { return !Self.isPrevention(leading) || verb.isNeed }
        guard leading.count > 2, leading[0].isWord("if"), leading[1].isWord(in: ["you", "we"]) else { return false }
        return leading[2...].prefix(2).contains {
          $0.isWord(in: ["want", "wish", "like", "intend", "prefer", "would"])
        }
      }
  }

  /// "To keep it quick, you should check the level" is advice; "you should always check it", "you should set `quick`", "if you wish it quick,
  /// you should …" asks for something.
  private var isAsked: Bool {
    if verb.isPassive { return isInMethodSection && isCall && !resolver.methods(in: clause.subject).isEmpty }
    // "To ensure that it goes on, it should return `OK`": nobody wants it otherwise.
    if clause.leading.contains(where: { $0.prefix(2).map(\.lower) == ["to", "ensure"] }) { return true }
    guard isYou else { return false }
    return clause.leading.contains { $0.first?.isWord("if") == true }
      || isInMethodSection && (clause.tail.prefix(2).contains { $0.kind == .code } || verb.adverbs.contains("always"))
  }
}

extension Clause {
  /// "should generally be closed", "must typically be closed": what is to be done as a rule, should be done. "Usually" and "often" leave
  /// more open than that.
  var softened: Clause {
    guard let verb, [.must, .should].contains(verb.modality), !verb.isNeed, !verb.isPerfect,
      verb.adverbs.contains(where: Self.isMild)
    else { return self }
    var soft = self
    soft.verb?.adverbs.removeAll(where: Self.isMild)
    soft.verb?.modality = .should
    return soft
  }

  private static func isMild(_ adverb: String) -> Bool { ["generally", "typically", "ideally"].contains(adverb) }
}

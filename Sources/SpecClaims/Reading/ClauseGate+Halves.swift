/// Clauses of which a form would see one half.
extension ClauseGate {
  /// "On | iron, steel, and lead, the pump must …": the list in front was cut at its first comma.
  static func hasHalfList(_ clause: Clause) -> Bool {
    guard let leading = clause.leading.last, leading.count <= 4,
      leading.first?.isWord(in: ["on", "in", "for", "under", "with"]) == true,
      clause.subject.first?.isWord(in: Lexicon.determiners) == false
    else { return false }
    return zip(clause.subject, clause.subject.dropFirst()).contains { $0.isMark(",") && $1.isWord(in: ["and", "or"]) }
  }

  /// "The fill starts when A and ends when B": B is not when it starts.
  static func hasSecondVerb(_ tail: [Token]) -> Bool {
    tail.indices.dropLast(2).contains { index in
      guard index > 1, tail[index].isWord("and") else { return false }
      // "lock it before E and unlock it when F".
      if index + 3 < tail.count, tail[..<index].contains(where: { $0.isWord(in: ["before", "after", "when"]) }),
        tail[index + 2].isWord(in: ["it", "them"]), tail[index + 3].isWord(in: ["when", "once", "after", "before"]),
        Verbs.lemma(of: tail[index + 1].lower, as: [.base, .thirdPerson]) != nil
      {
        return true
      }
      return tail[..<index].contains { $0.isWord("when") } && tail[index + 2].isWord(in: ["when", "once", "after"])
        && Verbs.lemma(of: tail[index + 1].lower, as: [.thirdPerson]) != nil
    }
  }

  /// "The value is the same and therefore `changed` is never called": where it is the same.
  static func isConsequence(_ view: ClauseView) -> Bool {
    view.written.isConsequence && view.verb.isNegated && view.verb.modality == .fact && view.condition == nil
  }

  /// "It returns 0 in this case, but will not block": in that case.
  static func isOfCaseOfFirst(_ view: ClauseView) -> Bool {
    guard view.clause.inheritsSubject || view.written.subject.isLonePronoun, let words = view.previous?.tail,
      words.count > 2, view.condition == nil
    else { return false }
    let end = Array(words.trimmingMarks.suffix(3))
    return end.count == 3 && end[0].isWord("in") && end[1].isWord(in: ["this", "that"]) && end[2].isWord("case")
  }

  /// "Don't send the row yet; it will be sent after E", "Execute `op` on every tank. It is executed on main": the row, and `op`.
  static func isOfWhatWasDone(_ view: ClauseView) -> Bool {
    guard view.clause.subject.count == 1, view.clause.subject[0].isWord("it"), view.verb.isPassive,
      !["call", "invoke"].contains(view.verb.lemma),
      let previous = view.previous ?? view.resolver.discourse.told,
      previous.verb.map({ $0.lemma == view.verb.lemma && !$0.isPassive }) == true
    else { return false }
    return !previous.tail.isEmpty
  }

  /// "The block is copied; do not call it after E": the block.
  static func isOfThingBefore(_ view: ClauseView) -> Bool {
    guard view.written.verb?.isImperative == true || view.written.subject.map(\.lower) == ["you"],
      Verbs.calling.contains(view.verb.lemma),
      view.written.tail.first?.isWord("it") == true, let noun = view.previous?.subject.last,
      view.previous?.verb?.isPassive == true
    else { return false }
    return noun.isWord(in: ["block", "closure", "callback", "handler", "listener", "function"])
      && view.previous?.subject.first?.isWord(in: ["the", "a", "an"]) == true
  }

  /// "is called not on main": denied behind the verb, where no form looks for it.
  static func deniesPlace(_ clause: Clause) -> Bool {
    guard clause.tail.count > 1, clause.tail[0].isWord("not") else { return false }
    return ThreadPhrase.read(clause.tail, at: 1) != nil || OrderPhrase.read(clause.tail, at: 1) != nil
  }

  /// "on main or after `close`": either may be missing.
  static func isMixedChoice(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    // "only once A has ended or after B": neither has to be first.
    if view.adverbials.orders.contains(where: \.exclusively) || view.verb.adverbs.contains("only"),
      zip(tail, tail.dropFirst()).contains(where: { $0.isWord("or") && $1.isWord(in: ["after", "once", "when"]) })
    {
      return true
    }
    return tail.indices.dropFirst().dropLast().contains { index in
      guard tail[index].isWord("or") else { return false }
      return ThreadPhrase.read(tail, at: index + 1) != nil
        ? view.adverbials.threads.count == 1 && !view.adverbials.orders.isEmpty
        : OrderPhrase.read(tail, at: index + 1) != nil && view.adverbials.orders.count == 1
          && !view.adverbials.threads.isEmpty
    }
  }

  /// "you might need to keep it or | instead free it": under the one "might".
  static func isUnderMight(_ view: ClauseView) -> Bool {
    guard view.clause.link == .coordinate, view.verb.isImperative, let might = view.previous?.verb else { return false }
    return might.isHedged || might.modality == .may
  }

  /// "That `open` is called before `close` | is an accident".
  static func isWhatIsJudged(_ clause: Clause) -> Bool {
    guard clause.subject.count > 1, clause.subject[0].isWord("that"), clause.subject[1].kind == .code else {
      return false
    }
    return clause.tail.contains { $0.isWord(in: Lexicon.be) }
  }

  /// "is called for the last time before `close`": of the calls before it, nothing is said.
  static func isOneOfItsCalls(_ clause: Clause) -> Bool {
    let words = clause.tail.prefix(4).map(\.lower)
    return words.count == 4 && words[0] == "for" && words[1] == "the" && words[3] == "time"
      && ["first", "last", "second", "final"].contains(words[2])
  }
}

/// What it is that happens.
extension EventOrderForm {
  static func subject(_ view: ClauseView) -> Subject {
    if case .methods(let methods) = view.subject, view.verb.lemma == "set" || view.verb.lemma == "use" {
      return .methods(methods)
    }
    if case .methods(let methods) = view.subject, methods.count == 1, view.clause.subject.count <= 2,
      !view.verb.isPerfect, !isDoneByCall(view), !isDoneToHandedOver(view)
    {
      return .methods(methods)
    }
    if case .methods(let methods) = view.subject, isDoneByCall(view) {
      // "returns `false` as soon as E": it is the value that comes then.
      let value = view.adverbials.rest.trimmingMarks
      let isValue = view.verb.lemma == "return" && value.count == 1 && value[0].kind == .code
      let deed = Verbs.active(methods.map(\.name.base).joined(separator: " and "), view.verb.lemma)
      return .phrase(isValue ? "\(deed) \(value.phrase)" : deed)
    }
    let rest = view.adverbials.rest.trimmingMarks
    let isReflexive = rest.count == 1 && rest[0].isWord(in: ["itself", "themselves"])
    let phase = isPhase(view) || isReflexive ? " \(rest.phrase)" : ""
    if let deed = deniedDeed(view) ?? deedWithObject(view) { return .phrase(deed) }
    let words = withoutPointing(view.clause.subject).phrase
    return .phrase(
      view.verb.isPassive
        ? Verbs.passive(words, view.verb.lemma) + restOfPassive(view) : Verbs.active(words, view.verb.lemma) + phase)
  }

  /// "(the tank is announced) on the network": without it, more would be said.
  private static func restOfPassive(_ view: ClauseView) -> String {
    let rest = view.adverbials.rest.trimmingMarks
    guard (2...6).contains(rest.count), rest[0].isWord(in: ["on", "to", "for", "through", "over", "into", "with"]),
      rest.allSatisfy({ $0.kind != .mark && !$0.isWord("and") })
    else { return "" }
    return " \(rest.phrase)"
  }

  /// What is done to the first of the two.
  static func sameDeed(_ object: [Token], _ view: ClauseView) -> String? {
    guard view.adverbials.orders.count == 1, isSameDeed(view.adverbials.orders[0].target, view),
      PhraseGate.isNounPhrase(object.phrase)
    else { return nil }
    return Verbs.passive(object.phrase, view.verb.lemma)
  }

  /// "a client sees the event before seeing the row": the same is done to both, so that it is their order which is told.
  static func isSameDeed(_ target: [Token], _ view: ClauseView) -> Bool {
    target.count > 1 && Verbs.lemma(of: target[0].lower, as: [.gerund]) == view.verb.lemma
  }

  /// "that pump" is the pump.
  private static func withoutPointing(_ subject: [Token]) -> [Token] {
    guard subject.count == 2, subject[0].isWord("that") else { return subject }
    return [Token(kind: .word, text: "the", range: subject[0].range), subject[1]]
  }

  /// "The host does not draw any rows until E": drawing rows, and not whatever the host does.
  private static func deniedDeed(_ view: ClauseView) -> String? {
    guard view.verb.isNegated, !view.verb.isPassive, !isPhase(view), !view.namesPlace else { return nil }
    let object = view.adverbials.rest.trimmingMarks.drop {
      $0.isWord(in: ["any", "yet"]) || Lexicon.isAdverb($0.lower)
    }
    guard (1...6).contains(object.count), object.allSatisfy({ $0.kind != .mark }),
      !object[object.startIndex].isWord(in: Lexicon.prepositions),
      !object.contains(where: { $0.isWord(in: Lexicon.temporal) })
    else { return nil }
    return "\(Verbs.active(view.clause.subject.phrase, view.verb.lemma)) \(Array(object).phrase)"
  }

  /// "Hosts must stop all pumps after E", "the host starts it after E": stopping all pumps, and not whatever the host stops.
  private static func deedWithObject(_ view: ClauseView) -> String? {
    guard !view.verb.isNegated, !view.verb.isPassive, !isPhase(view),
      case let object = view.adverbials.rest.trimmingMarks, (1...6).contains(object.count),
      object[0].isWord(in: Lexicon.determiners) || object[0].isWord(in: ["it", "them"])
        || view.verb.lemma == "return" && object[0].kind == .code,
      object.allSatisfy({ $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) && !$0.isWord(in: Lexicon.prepositions) }
      )
    else { return nil }
    return "\(Verbs.active(view.clause.subject.phrase, view.verb.lemma)) \(object.phrase)"
  }

  /// "The handler is removed after E" in the section of a method: what happens to a handler is no call.
  private static func isDoneToHandedOver(_ view: ClauseView) -> Bool {
    let words = view.clause.subject
    return view.verb.isPassive && words.count == 2 && words[0].isWord("the") && words[1].isWord(in: NominalCall.nouns)
      && !Verbs.sending.contains(view.verb.lemma)
  }

  /// "`fill()` returns after E", "`fill()` throws after E": what a call does is another moment than the call.
  private static func isDoneByCall(_ view: ClauseView) -> Bool {
    !view.verb.isPassive && !Verbs.calling.contains(view.verb.lemma) && !Verbs.invocation.contains(view.verb.lemma)
      && !beginning.contains(view.verb.lemma)
  }

  private static let beginning: Set<String> = [
    "happen", "occur", "come", "follow", "precede", "start", "begin", "take", "arrive", "go", "apply", "work",
  ]
}

/// The only case in which an author may call a method: "you can only call `fill` if the tank is open", "only call this when the tank is open",
/// "it is only valid to call this method while the tank is open", "this call is only valid if the tank is open"; and the case in which a call
/// is not valid.
///
/// Refuses moments and threads, which are claims of their own, and what is not told of calls.
enum OnlyCalledForm: SentenceForm {
  static let name = "only-called"
  static let summary = "the only case in which a method may be called, or one in which it must not be"
  static let examples = [
    "You can only call `fill()` if the tank is open.", "Only call this method while the tank is open.",
    "This call is only valid if the tank is open.", "This call is not valid if the tank is shut.",
  ]
  static let refuses = [
    "You can call `fill()` if the tank is open.", "You can usually only call `fill()` if the tank is open.",
    "You can only fill it if the tank is open.", "This row is only valid if the tank is open.",
    "This call is valid if the tank is open.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let placed = placed(view) { return [placed] }
    guard !view.isHedged, !view.isDenied, !view.verb.isPast, !view.verb.isPerfect, !view.verb.isNeed,
      view.adverbials.threads.isEmpty, view.adverbials.orders.isEmpty, view.adverbials.times == nil,
      let (methods, condition) = called(view) ?? judged(view)
    else { return [] }
    let names = methods.map(\.name.written).joined(separator: ", ")
    var draft = view.rule(
      .prohibition(action: .call, object: names, scope: .anywhere), subject: .methods(methods), verb: "call")
    draft.condition = condition
    draft.modality = view.verb.modality == .should && !view.verb.isInfinitive ? .should : .must
    return [draft]
  }

  /// "Only call this method from a hook": from nowhere else.
  private static func placed(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail.trimmingMarks
    guard view.verb.isImperative, ["call", "invoke", "use"].contains(view.verb.lemma), view.verb.adverbs == ["only"],
      !view.isHedged, view.clause.leading.isEmpty, view.adverbials.threads.isEmpty, view.adverbials.conditions.isEmpty,
      let from = tail.firstIndex(where: { $0.isWord(in: ["from", "inside", "within"]) }), (1...3).contains(from),
      case let place = tail[from...], (3...6).contains(place.count), !place.contains(where: { $0.kind == .mark }),
      let methods = view.resolver.place(Array(tail[..<from]))
    else { return nil }
    var draft = view.rule(
      .prohibition(
        action: .call, object: methods.map(\.name.written).joined(separator: ", "),
        scope: .words("other than \(place.phrase)")), subject: .methods(methods), verb: "call")
    draft.modality = .must
    return draft
  }

  /// "you can only call `fill` if C", "call it only while C".
  private static func called(_ view: ClauseView) -> (methods: [MethodReference], condition: String)? {
    guard Verbs.calling.contains(view.verb.lemma), !view.verb.isPassive, !view.verb.isNegated, view.isAuthor,
      view.effect == .none || view.effect == .permitted || view.effect == .required, view.clause.leading.isEmpty,
      let condition = onlyCase(view),
      case let object = Array(view.clause.tail.prefix { !$0.isWord(in: ["if", "when", "while"]) }).trimmingMarks,
      view.verb.adverbs.contains("only") || object.last?.isWord("only") == true,
      case let named = object.filter({ !$0.isWord("only") })
    else { return nil }
    // "Only call if the level is low": the method of the section.
    if named.isEmpty, view.verb.isImperative, view.isInMethodSection, case .methods(let own) = view.resolver.heading {
      return (own, condition)
    }
    return named.isEmpty ? nil : view.resolver.methodsAlone(in: named).map { ($0, condition) }
  }

  /// "if C", "only while C": "unless C".
  static func onlyCase(_ view: ClauseView) -> String? {
    guard view.adverbials.conditions.count == 1,
      case let only = view.adverbials.conditions[0].drop(while: { $0.isWord("only") }),
      only.first?.isWord(in: ["when", "if", "while"]) == true, WhenClause.moments(in: [Array(only)]).isEmpty
    else { return nil }
    return (["unless"] + only.dropFirst().map(\.text)).joined(separator: " ")
  }

  /// "this call is only valid if C", "`fill` is not allowed while C".
  private static func judged(_ view: ClauseView) -> (methods: [MethodReference], condition: String)? {
    guard view.verb.modality == .fact, view.effect == .none, view.clause.leading.isEmpty,
      view.adverbials.conditions.count == 1, let state = state(view), let methods = methods(view)
    else { return nil }
    if view.verb.adverbs.contains("only") {
      return state && !view.verb.isNegated ? onlyCase(view).map { (methods, $0) } : nil
    }
    guard state == view.verb.isNegated, let condition = view.condition else { return nil }
    return (methods, condition)
  }

  /// Whether the word praises or condemns; nil when there is none, or more beside it.
  private static func state(_ view: ClauseView) -> Bool? {
    if view.verb.isPassive {
      return ["allow", "permit"].contains(view.verb.lemma) && view.adverbials.rest.trimmingMarks.isEmpty ? true : nil
    }
    let rest = view.adverbials.rest.trimmingMarks
    guard view.verb.lemma == "be", rest.count == 1 else { return nil }
    if rest[0].isWord(in: ["valid", "legal", "allowed", "permitted", "permissible"]) { return true }
    return rest[0].isWord(in: ["invalid", "illegal", "forbidden"]) ? false : nil
  }

  /// "this call", "this function", "calling it", "`fill()`".
  private static func methods(_ view: ClauseView) -> [MethodReference]? {
    let subject = view.clause.subject
    if subject.count == 2, subject[0].isWord("this"), view.isInMethodSection,
      subject[1].isWord(in: ["call", "function", "method", "operation"]), case .methods(let own) = view.resolver.heading
    {
      return own
    }
    guard let code = subject.last, code.kind == .code, code.text.hasSuffix(")"), subject.count <= 2 else { return nil }
    return view.resolver.place([code])
  }
}

/// Who calls, as far as it belongs to what is said of the call.
extension ActiveCall {
  /// "unary calls must invoke it once": it holds for them only.
  static func kindOfCall(_ subject: [Token]) -> [[Token]] {
    guard subject.count > 1, let last = subject.last, last.isWord(in: ["calls", "requests", "streams"]) else {
      return []
    }
    return [[Token(kind: .word, text: "for", range: last.range)] + subject]
  }

  /// "each pump calls it once": once for each.
  static func eachCaller(_ subject: [Token], behind call: ArraySlice<Token>) -> [Token] {
    guard (2...4).contains(subject.count), subject[0].isWord(in: ["each", "every"]),
      case let read = AdverbialParser(Array(call).trimmingMarks).parse(), read.times != nil, read.per == nil,
      read.orders.isEmpty, read.conditions.isEmpty
    else { return [] }
    return [Token(kind: .word, text: "for", range: subject[0].range)] + subject
  }

  /// "the panel's implementation of `-refresh` calls this": it is called by `-refresh`.
  static func implementation(in subject: [Token], _ resolver: SubjectResolver) -> [Token] {
    if subject.count == 1, subject[0].kind == .code, subject[0].text.hasSuffix(")"),
      !resolver.methods(in: subject).isEmpty
    {
      return [Token(kind: .word, text: "by", range: subject[0].range), subject[0]]
    }
    guard let noun = subject.firstIndex(where: { $0.isWord("implementation") }), noun + 2 == subject.count - 1,
      subject[noun + 1].isWord("of"), let name = subject.last, !resolver.methods(in: [name]).isEmpty
    else { return [] }
    return [Token(kind: .word, text: "by", range: name.range), name]
  }

  /// "This method will not call `-drain`": others may.
  static func denied(
    _ clause: Clause, _ verb: VerbGroup, _ resolver: SubjectResolver, rest: ArraySlice<Token>
  ) -> [Token] {
    if let others = deniedOthers(clause, verb, resolver, rest: rest) { return others }
    guard verb.isNegated, verb.modality == .fact, OwnCall.isPointedAt(clause.subject),
      case .methods(let heading) = resolver.heading, heading.count == 1, let first = clause.subject.first
    else { return [] }
    return [
      Token(kind: .word, text: "by", range: first.range),
      Token(kind: .code, text: heading[0].name.written, range: first.range),
    ]
  }

  /// "Production servers never call it": those do not. What is said of the whole library holds for everybody, and who is picked by a word
  /// of his own ("a killed pump") is told as one whom the claim is for.
  private static func deniedOthers(
    _ clause: Clause, _ verb: VerbGroup, _ resolver: SubjectResolver, rest: ArraySlice<Token>
  ) -> [Token]? {
    let who = clause.subject
    guard verb.isNegated, verb.modality == .fact, !verb.isImperative, clause.leading.isEmpty, who.count < 9,
      rest.allSatisfy({ $0.kind == .mark }), let first = who.first, !first.isWord(in: ["you", "we"]),
      !who.isLonePronoun, !OwnCall.isPointedAt(who), !isWhole(who, resolver), !ClauseView.isRestricted(who),
      kindOfCall(who).isEmpty
    else { return nil }
    let by = Token(kind: .word, text: "by", range: first.range)
    let isSentenceCase = first.kind == .word && first.text.dropFirst().allSatisfy(\.isLowercase)
    guard isSentenceCase else { return [by] + who }
    return [by, Token(kind: .word, text: first.lower, isPossessive: first.isPossessive, range: first.range)]
      + who.dropFirst()
  }

  /// "The framework", "the host", the type of the section.
  private static func isWhole(_ subject: [Token], _ resolver: SubjectResolver) -> Bool {
    if Roles.areHost(subject) { return true }
    let words = subject.drop { $0.isWord("the") }
    guard words.count == 1, let name = words.first else { return false }
    return name.text == resolver.scope.type
      || subject.count == 2
        && name.isWord(in: ["loop", "scheduler", "compiler", "kernel", "server", "platform", "toolkit", "os", "app"])
  }

  /// What the sentence calls has become the subject.
  static func isTurned(_ view: ClauseView) -> Bool {
    view.written.verb?.isPassive == false && view.verb.isPassive
  }
}

/// Subjects whose head is another noun than the method in them: "listeners added before `open`", "code outside `draw`", "the step after
/// `fill`", "nested calls to `lock`"; and calls that only somebody in particular makes.
enum HeadNounGate {
  /// What is wrong with a draft, as the end of "were it not for"; nil when nothing is.
  static func refusal(of draft: ClaimDraft, view: ClauseView) -> String? {
    let words = view.clause.subject
    if picksCalls(words), forbidsCalls(draft) { return "“\(words[0].lower)”, which picks some of the calls" }
    if case .methods(let methods) = draft.subject, methods.count == 1, let noun = head(of: words),
      draft.subject == view.subject, !isRule(draft.payload)
    {
      return "“\(noun)”, which the subject is about"
    }
    switch draft.payload {
    case .thread, .multiplicity, .order:
      guard let actor = actor(view) else { return nil }
      return "“\(actor)”, who is not everybody"
    default: return nil
    }
  }

  /// "Subclasses that override `fill` must call super": a rule for the method.
  private static func isRule(_ payload: Payload) -> Bool {
    switch payload {
    case .supercall, .obligation: true
    default: false
    }
  }

  /// "nested", "direct", "concurrent": calls of one kind.
  private static func picksCalls(_ words: [Token]) -> Bool {
    guard words.count > 1, words[0].isWord(in: kindsOfCalls) else { return false }
    return words[1].isWord(in: ["call", "calls", "invocation", "invocations"])
  }

  private static let kindsOfCalls: Set<String> = [
    "nested", "direct", "concurrent", "further", "repeated", "recursive", "subsequent", "additional", "multiple",
    "simultaneous", "explicit", "parallel", "reentrant",
  ]

  private static func forbidsCalls(_ draft: ClaimDraft) -> Bool {
    if case .prohibition(.call, _, _) = draft.payload, case .methods = draft.subject { return true }
    if case .prohibition(.call, _, _) = draft.payload { return draft.subject.written.hasPrefix("any") }
    return false
  }

  /// The first noun of "listeners added before `open`"; nil where the method is what the subject is about.
  private static func head(of words: [Token]) -> String? {
    guard let code = words.firstIndex(where: { $0.kind == .code }), (2...6).contains(code),
      words.count(where: { $0.kind == .code }) == 1, code == words.count - 1,
      let link = words[..<code].firstIndex(where: { $0.isWord(in: links) }), link > 0, link >= code - 2,
      case let front = words[..<link].drop(while: { $0.isWord(in: Lexicon.determiners) }), let noun = front.first,
      noun.kind == .word,
      !noun.isWord(in: ["call", "calls", "implementation", "implementations", "override", "overrides"]),
      front.allSatisfy({ $0.kind == .word })
    else { return nil }
    return noun.lower
  }

  private static let links: Set<String> = [
    "before", "after", "outside", "without", "around", "through", "during", "override", "beside", "besides",
  ]

  /// "our wrapper", "the Windows port", "a bad client", "I": not whoever calls it.
  private static func actor(_ view: ClauseView) -> String? {
    guard let verb = view.written.verb, !verb.isPassive, !verb.isImperative, ["call", "invoke"].contains(verb.lemma),
      let first = view.written.subject.first
    else { return nil }
    let words = view.written.subject
    if first.isWord(in: ["i", "we", "my", "our", "some", "somebody", "version"]) { return words.phrase }
    if words.prefix(2).map(\.lower) == ["one", "of"] { return words.phrase }
    guard words.count > 1, first.isWord(in: ["the", "a", "an"]) || words[0].text.first?.isUppercase == true else {
      return nil
    }
    return words.dropFirst().contains { $0.isWord(in: particular) || $0.isWord(in: Lexicon.platforms) }
      ? words.phrase : nil
  }

  private static let particular: Set<String> = [
    "first", "second", "third", "last", "naive", "bad", "badly", "port", "backend", "wrapper", "simulator", "emulator",
    "attack", "above", "below", "example", "sample", "demo", "wrong", "written",
  ]
}

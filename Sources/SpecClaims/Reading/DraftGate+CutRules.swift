/// Rules that have lost a part of what they ask for: then they ask for more, or for something else.
extension DraftGate {
  static func cutRule(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let object: String
    switch draft.payload {
    case .obligation(_, let words, _), .prohibition(_, let words, _): object = words
    default: return nil
    }
    let words = object.split(separator: " ").map { $0.lowercased() }
    if words.last == "not" { return "the rest of the rule, which is not in the sentence" }
    if isHalfReference(object) { return "half a reference" }
    if isCutVerb(draft.subject, words) { return "the verb, which is cut in two" }
    if isOfEach(words, view) { return "the unit for which it holds" }
    if draft.payload.kind == "obligation" {
      // "should use the pump (or a better one)"; what is forbidden besides leaves the ban as it is.
      if view.clause.asides.contains(where: { $0.count > 3 && $0[0].isWord("or") }) {
        return "the other choice, in brackets"
      }
      if view.verb.adverbs.contains("almost") || words.contains("almost") { return "“almost”, which hedges" }
      if view.clause.subject.prefix(2).map(\.lower) == ["the", "recommended"] { return "a way that is recommended" }
      if isMeans(view) { return "what it is needed for" }
    }
    if isOfTopic(draft, view) { return "the heading, which is no method that somebody writes" }
    return isByAnother(view) ? "the participle, of which somebody else is told" : nil
  }

  /// "down the tank | has to be torn".
  private static func isCutVerb(_ subject: Subject, _ object: [String]) -> Bool {
    let particles: Set<String> = ["down", "up", "out", "off", "away"]
    if case .phrase(let words) = subject, let first = words.split(separator: " ").first {
      return particles.contains(first.lowercased())
    }
    return object.first.map(particles.contains) ?? false
  }

  /// "the {ref}`row`", "{ net.Socket", "`fill()` resp".
  private static func isHalfReference(_ object: String) -> Bool {
    let prose = object.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
    return prose.count { $0 == "{" } != prose.count { $0 == "}" } || prose.contains("{ ref }")
      || object.hasSuffix(" resp")
  }

  /// "must add a flag | for each argument", "per group": of each its own.
  private static func isOfEach(_ words: [String], _ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    let each = tail.indices.dropLast().first {
      tail[$0].isWord("per") || tail[$0].isWord("for") && tail[$0 + 1].isWord(in: ["each", "every"])
    }
    return each.map { !words.contains(tail[$0].lower) && view.adverbials.times == nil } ?? false
  }

  /// "The flag is required to enable loading": needed for it, and no duty of its own.
  private static func isMeans(_ view: ClauseView) -> Bool {
    guard view.verb.isRequired, !view.verb.isPassive, !view.verb.isNegated, !Roles.end(view.clause.subject) else {
      return false
    }
    return ["enable", "ensure", "allow", "make", "support", "get", "run", "build", "have", "permit", "guarantee"]
      .contains(view.verb.lemma)
  }

  /// "has to be installed, the plugins required | by the hosts": who requires them does not install them.
  private static func isByAnother(_ view: ClauseView) -> Bool {
    guard let last = view.clause.subject.last, view.clause.verb?.isPassive == true, last.kind == .word,
      view.written.verb?.isPassive != true
    else { return false }
    return ["used", "required", "needed", "provided", "created", "written"].contains(last.lower)
      && view.clause.tail.first?.isWord("by") == true
  }

  /// "You must set the name" under "lvm": a topic, of which nothing says that it is a method.
  private static func isOfTopic(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.isYou, draft.subject == view.resolver.heading, view.resolver.carried.isEmpty,
      case .methods(let methods) = draft.subject, methods.count == 1, methods[0].type == nil,
      case let scope = view.resolver.scope, !scope.isHook, !scope.isWritten
    else { return false }
    return methods[0].name.isPlainWord
  }

  /// "Implementations of `start` must not call `flush`", in the section of `stop`.
  static func isOfOtherImplementation(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    let words = view.written.subject
    if case .order = draft.payload { return false }
    guard case .methods(let heading) = draft.subject, draft.subject == view.resolver.heading,
      let noun = words.firstIndex(where: {
        $0.isWord(in: ["implementation", "implementations", "override", "overrides"])
      }), noun + 2 < words.count, words[noun + 1].isWord("of"), words[noun + 2].kind == .code,
      let name = MethodName(code: words[noun + 2].text)?.base
    else { return false }
    return !heading.contains { $0.name.base == name }
  }
}

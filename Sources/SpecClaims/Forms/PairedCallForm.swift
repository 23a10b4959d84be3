/// A call that each call of another needs: "each call to `open` must be balanced by a call to `close`", "every `open` must have a
/// matching call to `close`".
///
/// Refuses hedges, and pairs that are told as a fact ("each call to `open` is followed by one to `close`"), which are an order.
enum PairedCallForm: SentenceForm {
  static let name = "paired-call"
  static let summary = "a call that each call of another needs"
  static let examples = [
    "Each call to `open` must be balanced by a call to `close`.",
    "Every call to `open` must have a matching call to `close`.",
    "Calls to `open` should be matched with calls to `close`.",
  ]
  static let refuses = [
    "Each call to `open` should usually be balanced by a call to `close`.",
    "Each call to `open` need not be balanced by a call to `close`.", "Each call to `open` must have an argument.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard [.must, .should].contains(view.verb.modality) || isNeed(view), !view.verb.isNegated, !view.verb.isUnneeded,
      !view.isHedged,
      let opening = isEachCall(view.clause.subject)
        ? called(view.clause.subject) ?? own(view) ?? inCase(view) : ofIt(view),
      let closing = partner(view).flatMap(called)
    else { return [] }
    let scope = Scope.words("for every call of \(opening.written)")
    let method = MethodReference(type: opening.type ?? view.resolver.scope.type, name: opening)
    return [
      view.rule(.obligation(action: .call, object: closing.written, scope: scope), subject: .methods([method]))
    ]
  }

  /// "every call to this method".
  private static func own(_ view: ClauseView) -> MethodName? {
    guard case .methods(let heading) = view.resolver.heading, heading.count == 1,
      view.clause.subject.suffix(2).first?.isWord("this") == true,
      view.clause.subject.last?.isWord(in: ["method", "function", "hook"]) == true
    else { return nil }
    return heading[0].name
  }

  /// "If `open` is called several times, each successful call must be matched by …": the method of the case.
  private static func inCase(_ view: ClauseView) -> MethodName? {
    guard view.clause.subject.count <= 3, view.clause.subject.last?.isWord(in: ["call", "calls"]) == true else {
      return nil
    }
    let told = view.clause.leading.flatMap { $0 }
    return told.contains { $0.isWord(in: ["called", "invoked"]) } ? called(told) : nil
  }

  /// "it must be paired with `close`".
  private static func ofIt(_ view: ClauseView) -> MethodName? {
    guard verbs.contains(view.verb.lemma), view.verb.isPassive, view.isInMethodSection,
      case .methods(let methods) = view.subject, methods.count == 1, view.subject == view.resolver.heading
    else { return nil }
    return methods[0].name
  }

  /// "each `open` needs a matching `close`".
  private static func isNeed(_ view: ClauseView) -> Bool {
    ["need", "require"].contains(view.verb.lemma) && view.verb.modality == .fact && !view.verb.isPassive
  }

  static let verbs = ["balance", "match", "pair"]

  /// The one name in it. "Call to" makes one of any word.
  private static func called(_ words: [Token]) -> MethodName? {
    let names = words.filter { $0.kind == .code }.map { MethodName(code: $0.text) }
    return names.count == 1 ? names[0] : nil
  }

  /// "each successful call to X", "calls to X", "every X".
  private static func isEachCall(_ subject: [Token]) -> Bool {
    guard let first = subject.first, subject.count > 1 else { return false }
    return first.isWord(in: ["each", "every", "all", "calls", "any"])
      && !subject.contains { $0.isWord(in: Lexicon.coordinators) }
  }

  /// What stands behind "balanced by", "paired with", "have a matching".
  private static func partner(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail
    if view.verb.isPassive {
      guard verbs.contains(view.verb.lemma), tail.first?.isWord(in: ["by", "with"]) == true else { return nil }
      return Array(tail.dropFirst())
    }
    guard view.verb.lemma == "have" || isNeed(view), tail.count > 2, tail[0].isWord(in: ["a", "exactly", "its"]),
      tail.prefix(4).contains(where: { $0.isWord(in: ["matching", "corresponding", "balancing"]) })
    else { return nil }
    return tail
  }
}

/// Claims of somebody else than the sentence speaks of, or of what it only asks.
extension DraftGate {
  static func misplacedSubject(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (clause, subject) = (view.clause, view.clause.subject)
    // "The rows are read, but the `a` and `b` hooks, if set, are not called".
    if clause.inheritsSubject, let before = view.previous?.tail, before.first?.isWord("but") == true,
      before.contains(where: { $0.kind == .code })
    {
      return "the subject, which stands behind “but”"
    }
    if clause.leading.contains(where: { $0.last?.isWord(in: ["why", "how", "what", "where"]) == true }) {
      return "the question that it is a part of"
    }
    if case .methods = draft.subject, case .concurrency = draft.payload {
      if hasMomentOfCode(subject) { return "the moment in the subject" }
      if subject.contains(where: { $0.isWord(in: ["pending", "outstanding", "subsequent", "further"]) }) {
        return "the word that picks some of the calls"
      }
    }
    if case .multiplicity(.zero, _) = draft.payload, subject.first?.isWord("its") == true {
      return "“its”, which is of one thing only"
    }
    if subject.isLonePronoun, isOfAgentBefore(clause) { return "“it”, which is whoever the case is about" }
    // "Tells what move should be performed".
    if subject.contains(where: { $0.isWord("what") }), draft.modality != .fact {
      return "the question that it is a part of"
    }
    return nil
  }

  /// "any call made after `open` and before `close`".
  private static func hasMomentOfCode(_ subject: [Token]) -> Bool {
    zip(subject, subject.dropFirst()).contains { $0.isWord(in: ["before", "after", "between"]) && $1.kind == .code }
  }

  /// "Whenever an application needs a row, it …", "If a script was given, it …".
  private static func isOfAgentBefore(_ clause: Clause) -> Bool {
    guard clause.subject.first?.isWord("it") == true, let first = clause.leading.first, first.count > 3 else {
      return false
    }
    return first[0].isWord(in: ["if", "when", "whenever", "once"]) && first[1].isWord(in: ["a", "an"])
      && first[2...].prefix(2).contains { $0.isWord(in: agents) }
  }

  private static let agents: Set<String> = [
    "application", "app", "script", "program", "command", "client", "plugin", "process", "thread", "subclass", "caller",
    "user", "driver", "service", "server",
  ]

  /// "You choose whether it closes (this may happen several times)": no call.
  static func isOfAsideBefore(_ view: ClauseView, _ draft: ClaimDraft) -> Bool {
    if isEffect(draft.payload), pointsBack(view) { return true }
    // "This may happen during `fill()`": what was told before.
    if case .order(.during, _) = draft.payload, view.clause.subject.map(\.lower) == ["this"],
      ["happen", "occur"].contains(view.verb.lemma), view.verb.modality == .may
    {
      return true
    }
    guard view.clause.link == .parenthetical, view.clause.subject.map(\.lower) == ["this"],
      ["happen", "occur"].contains(view.verb.lemma), let previous = view.previous?.verb
    else { return false }
    return !Verbs.invocation.contains(previous.lemma)
  }
}

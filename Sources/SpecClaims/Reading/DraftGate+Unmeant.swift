/// Words that read like a promise of a call and tell of something else: what a tool does, what may come of a call, an idiom.
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func unmeant(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    // "None of these may be relied on to run after E", "can't be depended on to run".
    if case .prohibition = draft.payload, view.verb.isPassive, ["rely", "depend", "count"].contains(view.verb.lemma),
      tail.contains(where: { $0.isWord("to") })
    {
      return "what cannot be relied on"
    }
    switch draft.payload {
    case .prohibition(_, let object, _):
      if ["hope", "bank"].contains(view.verb.lemma) { return "what nobody can be sure of" }
      let words = object.split(separator: " ").map(String.init)
      if words.count <= 5, let last = words.last, let first = words.first,
        ["these", "following", "things", "it", "them"].contains(last),
        ["any", "all", "these", "the", "do"].contains(first)
      {
        return "the list, which tells what"
      }
    // "`X` should be returned to signal that E": then only.
    case .obligation where view.verb.lemma == "return" && view.verb.isPassive:
      if zip(tail, tail.dropFirst()).contains(where: { $0.isWord("to") && $1.isWord(in: ["signal", "indicate"]) }) {
        return "what it signals, which is when"
      }
    case .multiplicity(.zero, _):
      if view.written.subject.last?.isWord(in: tools) == true { return "what a tool does" }
      guard let condition = draft.condition else { return nil }
      if tools.contains(where: { condition.hasPrefix("by the \($0)") }) { return "what a tool does" }
      if ["for nothing", "in vain"].contains(condition) { return "“\(condition)”, which is how" }
    case .concurrency("non-blocking"):
      if tail.prefix(3).contains(where: { $0.isWord("long") }) { return "“long”, which leaves a time" }
    case .order:
      // "can return nil before the first event".
      if view.verb.isCan, !view.verb.isPassive, ["return", "finish", "complete", "fail"].contains(view.verb.lemma) {
        return "“can”, which tells what is possible"
      }
    default: break
    }
    return nil
  }

  private static let tools: Set<String> = [
    "compiler", "linter", "formatter", "preprocessor", "ide", "editor", "reader",
  ]
}

/// Who sees to it that calls come one after another.
extension ConcurrencyForm {
  /// "the host must synchronize calls to `drain()`", "it serializes the calls of `drain()`".
  private static func callsKeptApart(_ view: ClauseView) -> ClaimDraft? {
    guard ["synchronize", "serialize"].contains(view.verb.lemma), !view.verb.isPassive, !view.verb.isNegated,
      view.verb.modality != .may, !view.isHedged, view.effect == .none, !view.clause.subject.isEmpty,
      case let words = view.clause.tail.drop(while: { $0.isWord(in: ["all", "the"]) }), words.count > 2,
      words.first?.isWord(in: ["calls", "invocations", "accesses", "access"]) == true,
      words.dropFirst().first?.isWord(in: ["to", "of"]) == true,
      // "calls to `drain()` | to make sure that …".
      case let called = words.dropFirst(2).prefix(while: {
        $0.kind != .mark && !$0.isWord(in: ["so", "in", "to", "with"])
      }),
      called.count <= 4, let name = called.last, name.kind == .code, let method = MethodName(code: name.text)
    else { return nil }
    let known = view.resolver.methods(in: [name])
    let subject = known.isEmpty ? [MethodReference(type: view.resolver.scope.type, name: method)] : known
    return view.draft(.concurrency(mode: "serial"), subject: .methods(subject))
  }

  static func keptApart(_ view: ClauseView) -> ClaimDraft? {
    callsKeptApart(view) ?? hooksKeptApart(view) ?? inSeries(view) ?? meetingNone(view)
  }

  /// "The pass does not overlap with any other pass", "is not scheduled to overlap with other passes".
  private static func meetingNone(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isNegated, view.verb.modality == .fact, !view.isHedged, !view.isDenied, view.effect == .none,
      view.subject != .unknown, !view.clause.subject.isEmpty, !view.verb.isPerfect,
      let words = meeting(view)?.drop(while: { $0.isWord("with") }), words.count <= 5,
      words.first?.isWord("other") == true || words.prefix(2).map(\.lower) == ["any", "other"],
      words.allSatisfy({ $0.kind == .word || $0.kind == .code })
    else { return nil }
    return view.draft(.concurrency(mode: "exclusive"))
  }

  /// "(overlaps) | with any other pass", "(is scheduled) to overlap | with any other pass", up to the remark behind it.
  private static func meeting(_ view: ClauseView) -> ArraySlice<Token>? {
    let words = view.clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: ["so", "thus"]) }
    if view.verb.lemma == "overlap", !view.verb.isPassive { return words }
    let isPlanned = ["schedule", "allow", "permit"].contains(view.verb.lemma) && view.verb.isPassive
    return isPlanned && words.prefix(2).map(\.lower) == ["to", "overlap"] ? words.dropFirst(2) : nil
  }

  /// "The host always synchronizes the tank's callback functions", "… serializes these hooks so that they run one at a time".
  private static func hooksKeptApart(_ view: ClauseView) -> ClaimDraft? {
    guard ["synchronize", "serialize"].contains(view.verb.lemma), !view.verb.isPassive, !view.verb.isImperative,
      view.verb.modality == .fact, !view.verb.isPast, !view.verb.isPerfect, !view.isHedged, !view.isDenied,
      view.effect == .none, !view.clause.subject.isEmpty, !view.isYou,
      case let hooks = view.clause.tail.prefix(while: { $0.kind != .mark && !$0.isWord(in: ["so", "that", "which"]) }),
      (2...7).contains(hooks.count), let noun = hooks.last, noun.isWord(in: hookNouns),
      !hooks.contains(where: { $0.isWord(in: Lexicon.prepositions) }), isEnd(view.clause.tail.dropFirst(hooks.count))
    else { return nil }
    var draft = view.draft(.concurrency(mode: "serial"), subject: .phrase(hooks.phrase))
    draft.polarity = !view.verb.isNegated
    return draft
  }

  /// Nothing, or "so that they run one at a time".
  private static func isEnd(_ rest: ArraySlice<Token>) -> Bool {
    let words = Array(rest).trimmingMarks
    return words.isEmpty || words.prefix(2).map(\.lower) == ["so", "that"] && isOneByOne(Array(words.dropFirst(2)))
  }

  private static func isOneByOne(_ words: [Token]) -> Bool {
    let text = words.map(\.lower).joined(separator: " ")
    return inTurn.contains { text.hasSuffix($0) }
  }

  /// "The pump calls each listener in a row", "it runs its rows in series".
  private static func inSeries(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.tail.trimmingMarks
    guard ["call", "run", "execute", "invoke", "process"].contains(view.verb.lemma), !view.verb.isImperative,
      view.verb.modality == .fact, !view.verb.isNegated, !view.isHedged, !view.isDenied, view.effect == .none,
      !view.verb.isPast, !view.isYou, let manner = words.lastIndex(where: { $0.isWord("in") }),
      ["in a row", "in series", "in sequence"].contains(words[manner...].map(\.lower).joined(separator: " ")),
      !view.verb.isPassive || manner == 0,
      case let things = view.verb.isPassive ? view.clause.subject : Array(words[..<manner]),
      (2...5).contains(things.count), things[0].isWord(in: ["each", "every", "all", "its", "the", "these"]),
      things.dropFirst().allSatisfy({ $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) })
    else { return nil }
    return view.draft(.concurrency(mode: "serial"), subject: .phrase(things.phrase))
  }

  private static let hookNouns: Set<String> = [
    "callbacks", "functions", "handlers", "hooks", "methods", "routines", "listeners", "calls",
  ]
}

/// Order said with a verb: "headers always precede messages", "`onClose` follows `onStop`".
enum PrecedenceForm: SentenceForm {
  static let name = "precedence"
  static let summary = "something that precedes or follows something else"
  static let examples = ["`onHeaders` always precedes `onMessage`."]
  static let refuses = ["The reader follows the guide to the end."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let never = neverFollowed(view) ?? neverPreceding(view) ?? thenAnother(view) { return never }
    guard !view.isHedged, !view.verb.isNegated, !view.isYou, view.verb.modality != .may,
      !view.clause.subject.isEmpty || view.verb.isElliptical
    else { return [] }
    let tail = view.adverbials.rest.trimmingMarks
    switch (view.verb.lemma, view.verb.isPassive) {
    case ("precede", false) where !tail.isEmpty: return [draft(.before, tail, view)]
    case ("precede", true): return passive(.after, view)
    case ("come", false): return coming(view)
    case ("follow", true): return passive(.before, view)
    case ("follow", false) where isMethod(view.clause.subject, view) && isMethod(tail, view):
      return [following(tail, view)]
    default: return []
    }
  }

  /// "The old callback is called, followed by `drain`."
  private static func thenAnother(_ view: ClauseView) -> [ClaimDraft]? {
    let tail = view.clause.tail.drop { $0.isMark(",") }
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, !view.verb.isNegated, !view.isHedged,
      !view.isDenied, view.effect == .none, tail.prefix(2).map(\.lower) == ["followed", "by"],
      case let other = Array(tail.dropFirst(2)).trimmingMarks, (1...8).contains(other.count),
      !other.contains(where: { $0.kind == .mark || $0.isWord(in: Lexicon.temporal) }), !view.clause.subject.isEmpty,
      !view.clause.subject.isLonePronoun, SequelForm.read(view).isEmpty
    else { return nil }
    return [draft(.before, other, view)]
  }

  /// "`b` immediately follows `a`".
  private static func following(_ tail: [Token], _ view: ClauseView) -> ClaimDraft {
    let subject = view.clause.subject
    let isAtOnce = subject.last?.isWord(in: ["immediately", "directly"]) == true || isImmediate(view)
    let named = isAtOnce ? view.resolver.callSubject(of: subject.withoutTrailingAdverb) : nil
    let relation = OrderPhrase.combined(.after, immediately: isAtOnce, denied: false)
    return view.draft(.order(relation, view.resolver.reference(tail)), subject: named)
  }

  /// "must not be followed by X": X never after it.
  private static func neverFollowed(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.lemma == "follow", view.verb.isPassive, view.verb.isNegated, !view.isHedged,
      view.verb.modality != .may,
      view.clause.tail.first?.isWord("by") == true, view.clause.tail.count > 1
    else { return nil }
    let other = view.clause.tail.dropFirst().prefix { $0.kind != .mark }
    return [
      view.draft(
        .order(.neverAfter, view.resolver.reference(view.clause.subject)),
        subject: view.resolver.callSubject(of: Array(other)))
    ]
  }

  /// "`b` never precedes `a`".
  private static func neverPreceding(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.lemma == "precede", !view.verb.isPassive, view.verb.isNegated, !view.isHedged,
      view.verb.modality == .fact, isMethod(view.clause.subject, view), isMethod(view.clause.tail, view)
    else { return nil }
    return [draft(.neverBefore, view.clause.tail.trimmingMarks, view)]
  }

  /// "`b` comes after `a`", "`b` comes between `a` and `c`".
  private static func coming(_ view: ClauseView) -> [ClaimDraft] {
    if isMethod(view.clause.subject, view), let between = CallOrderForm.between(view) { return between }
    guard view.adverbials.rest.allSatisfy({ $0.kind == .mark || Lexicon.isAdverb($0.lower) }) else { return [] }
    return view.adverbials.orders.filter { [.before, .after].contains($0.relation) }.map {
      draft($0.relation, $0.target, view)
    }
  }

  /// "is followed by X".
  private static func passive(_ relation: Relation, _ view: ClauseView) -> [ClaimDraft] {
    let words = Array(view.clause.tail.drop { $0.kind == .word && Lexicon.isAdverb($0.lower) })
    guard words.first?.isWord(in: ["by", "with"]) == true, words.count > 1,
      view.clause.subject.last?.isWord(in: ["option", "argument", "parameter", "flag"]) != true,
      // "followed by two pointers": what stands behind it in a call.
      words.last?.isWord(in: [
        "pointer", "pointers", "argument", "arguments", "parameter", "parameters", "value", "values",
      ])
        != true
    else { return [] }
    let start = words.count > 3 && words[1].isWord(in: ["exactly", "only"]) && words[2].isWord("one") ? 3 : 1
    let end = words.indices.first { AdverbialParser.connectiveLength(words, at: $0) != nil } ?? words.count
    let exact = OrderPhrase.combined(relation, immediately: isImmediate(view), denied: false)
    return [draft(exact, Array(words[start..<end]), view)]
  }

  /// "is immediately followed by X", "is followed directly by X".
  private static func isImmediate(_ view: ClauseView) -> Bool {
    let adverbs = ["immediately", "directly"]
    return adverbs.contains(where: view.verb.adverbs.contains)
      || view.clause.tail.prefix(2).contains { $0.isWord(in: adverbs) }
  }

  private static func isMethod(_ tokens: [Token], _ view: ClauseView) -> Bool {
    !view.resolver.methods(in: tokens).isEmpty
  }

  private static func draft(_ relation: Relation, _ other: [Token], _ view: ClauseView) -> ClaimDraft {
    view.draft(.order(relation, view.resolver.reference(other)))
  }
}

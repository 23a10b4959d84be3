/// Orders that are kept: "the order of the rows is preserved", "ordering is guaranteed for each tank", "the queue preserves the order of
/// the messages".
///
/// Refuses an order that is denied, which another form reads, and one that is only usual.
enum KeptOrderForm: SentenceForm {
  static let name = "kept-order"
  static let summary = "an order that is kept or guaranteed"
  static let examples = [
    "The order of the rows is preserved.", "Strict ordering is guaranteed for each tank.",
    "The queue preserves the order of the messages.",
  ]
  static let refuses = [
    "The order of the rows is not preserved.", "The order of the rows is usually preserved.",
    "The order is defined by the client.", "If the flag is set, the order may be preserved.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.isHedged, !view.isDenied, view.verb.modality == .fact, view.effect == .none,
      !view.verb.isImperative, !view.verb.isElliptical, !view.verb.adverbs.contains("only"),
      !view.clause.tail.contains(where: { $0.isWord(in: ["only", "insertion", "sort", "key"]) }),
      !view.clause.subject.contains(where: { $0.isWord(in: ["insertion", "sort", "sorted", "key"]) })
    else { return [] }
    guard let words = view.verb.isPassive ? ofPassive(view) : ofObject(view) else { return [] }
    let place = view.verb.isPassive ? view.clause.tail.trimmingMarks : []
    let order = ([words.objectPhrase] + (place.isEmpty ? [] : [place.phrase])).joined(separator: " ")
    return [view.draft(.order(.inOrder, .event(order)), subject: things(words, view))]
  }

  /// "the order of the rows | is preserved".
  private static func ofPassive(_ view: ClauseView) -> [Token]? {
    guard ["preserve", "maintain", "guarantee", "retain", "keep", "ensure"].contains(view.verb.lemma),
      view.clause.subject.count <= 8, isOrder(view.clause.subject)
    else { return nil }
    return view.clause.subject
  }

  /// "(the queue preserves) the order of the rows".
  private static func ofObject(_ view: ClauseView) -> [Token]? {
    guard ["preserve", "maintain", "guarantee", "retain"].contains(view.verb.lemma), !view.isAuthor,
      !view.clause.subject.isEmpty,
      case let object = view.clause.tail.prefix(while: {
        $0.kind != .mark && !$0.isWord(in: Lexicon.coordinators) && !$0.isWord(in: Lexicon.temporal)
          && !$0.isWord(in: ["when", "if", "across", "between", "for"])
      }),
      (1...8).contains(object.count), isOrder(Array(object))
    else { return nil }
    return Array(object)
  }

  /// "order", "strict ordering", "the execution order of rows"; "the order" alone is one that was told before.
  private static func isOrder(_ words: [Token]) -> Bool {
    guard let noun = words.prefix(4).firstIndex(where: { $0.isWord(in: ["order", "ordering"]) }),
      words[..<noun].allSatisfy({
        $0.kind == .word && (!Lexicon.isFunctionWord($0.lower) || $0.isWord(in: ["the", "this", "their"]))
      })
    else { return false }
    let rest = words[(noun + 1)...]
    if let first = rest.first { return first.isWord(in: ["of", "in", "between", "among"]) && rest.count > 1 }
    return noun > 0 && !words[noun - 1].isWord(in: ["the", "this"]) || words[noun].isWord("ordering")
  }

  /// What is in order, or whoever the section is about.
  private static func things(_ words: [Token], _ view: ClauseView) -> Subject {
    guard let of = words.firstIndex(where: { $0.isWord("of") }), of + 1 < words.count else {
      return view.isInMethodSection ? view.resolver.heading : .phrase(words.phrase)
    }
    return .phrase(Array(words[(of + 1)...].drop { $0.isWord(in: ["the", "these", "those", "all"]) }).phrase)
  }
}

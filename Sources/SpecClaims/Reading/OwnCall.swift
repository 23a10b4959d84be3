/// "You may not call this function from a listener": the function spoken of is what must not be called, and the listener is where. Said of
/// the function ("it may not be called from a listener"), the forms of passives read it.
enum OwnCall {
  /// The clause with the function for its subject; nil where another method is called, or where no place is told.
  static func passive(of clause: Clause, resolver: SubjectResolver) -> Clause? {
    guard let verb = clause.verb, !verb.isPassive, calling.contains(verb.lemma), isToldCaller(clause, verb),
      verb.isNegated || [.must, .should].contains(verb.modality) && !verb.isImperative && !verb.isNeed,
      let end = objectEnd(in: clause.tail, verb, resolver), case let place = Array(clause.tail[end...]),
      isPlace(place, resolver) || verb.isNegated && isUse(place)
    else { return nil }
    var turned = clause.turned(to: clause.tail[..<end], tail: place, lemma: "call")
    turned.verb?.isImperative = false
    turned.verb?.isInfinitive = false
    turned.verb?.isElliptical = false
    return turned
  }

  /// "This hook cannot call `open`": what is denied it, others may do.
  static func isPointedAt(_ subject: [Token]) -> Bool {
    subject.count == 1 && subject[0].isWord(in: ["it", "this"])
      || subject.count == 2 && subject[0].isWord("this") && subject[1].isWord(in: SubjectResolver.methodNouns)
  }

  private static let calling: Set<String> = ["call", "invoke", "use"]

  static func isToldCaller(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    verb.isImperative || clause.subject.count == 1 && clause.subject[0].isWord(in: ["you", "callers", "clients"])
  }

  /// "this", "this function", "it" in the section of the one method that they mean. What is used rather than called must be said to be a
  /// function.
  private static func objectEnd(in tail: [Token], _ verb: VerbGroup, _ resolver: SubjectResolver) -> Int? {
    guard case .methods(let methods) = resolver.heading, methods.count == 1, tail.count > 2 else { return nil }
    if tail[0].isWord("this"), tail[1].isWord(in: ["function", "method", "hook", "callback", "macro"]) { return 2 }
    guard verb.lemma != "use", tail[0].isWord("this") || tail[0].isWord("it") && resolver.discourse.phrase.isEmpty
    else { return nil }
    return 1
  }

  /// "with a closed tank", "as a way out", "for closing tanks": not every call.
  private static func isUse(_ words: [Token]) -> Bool {
    words.count > 1
      && (words[0].isWord(in: ["with", "as", "for"])
        || words[0].isWord("on") && words.count > 2 && words[1].isWord(in: ["a", "an"])
          && ThreadPhrase.read(words, at: 0) == nil)
  }

  /// "from a listener", "within a transaction"; in front of it the manner ("directly") may stand. "From here" is the method itself.
  private static func isPlace(_ words: [Token], _ resolver: SubjectResolver) -> Bool {
    if words.prefix(2).map(\.lower) == ["too", "often"] { return true }
    let place = words.drop { $0.kind == .word && Lexicon.isAdverb($0.lower) && !$0.isWord("here") }
    guard place.count > 1, let first = place.first, first.isWord(in: ["from", "in", "within", "inside", "at"]),
      ThreadPhrase.read(Array(place), at: 0) == nil, AdverbialParser(Array(place)).parse().orders.isEmpty
    else { return false }
    let named = place.dropFirst().drop { $0.isWord(in: ["within", "inside"]) }
    return !named.isEmpty && !named[named.startIndex].isWord(in: ["here", "this", "it", "order", "case", "general"])
  }
}

/// Participles under one denied auxiliary, each of which is forbidden.
extension Clause {
  /// "The tank must not be kept, copied or freed after E": as many clauses as deeds, and the moment is that of all. What goes with the last
  /// verb alone ("kept or passed to the host") is left with that. "Must not be opened and closed" forbids both together only.
  var deniedDeeds: [Clause]? {
    guard let verb, verb.isPassive, verb.isNegated, [.must, .should].contains(verb.modality),
      !verb.isPerfect, let deeds = DeniedDeeds(tail, behind: verb.lemma)
    else { return nil }
    // "It must not be used or freed until E" speaks of a thing, even under the heading of a method.
    if subject.isLonePronoun, !Set([verb.lemma] + deeds.lemmas).isSubset(of: Verbs.calling.union(["override", "use"])) {
      return nil
    }
    let isShared = deeds.isShared
    return ([verb.lemma] + deeds.lemmas).enumerated().map { index, lemma in
      var clause = self
      clause.link = index == 0 ? link : .coordinate
      clause.verb?.lemma = lemma
      clause.tail = isShared || index == deeds.lemmas.count ? deeds.rest : []
      return clause
    }
  }
}

/// ", copied or freed | after E".
struct DeniedDeeds {
  private(set) var lemmas: [String] = []
  private(set) var rest: [Token] = []

  init?(_ tail: [Token], behind lemma: String) {
    var index = Self.stranded(tail, at: 0)
    var hasOr = false
    // "kept, | copied or freed": the comma behind the verb is gone. What a thing is left as is no second deed.
    if !Self.complemented.contains(lemma), tail.count > 2, tail[1].isMark(",") || tail[1].isWord(in: ["or", "nor"]),
      let second = Verbs.lemma(ofParticiple: tail[0].lower)
    {
      lemmas = [second]
      index = 1
    }
    while index < tail.count, tail[index].isMark(",") || tail[index].isWord(in: ["or", "nor"]) {
      let joint = tail[index...].prefix { $0.isMark(",") || $0.isWord(in: ["or", "nor"]) }
      let verb = tail[joint.endIndex...].drop { $0.isWord(in: Lexicon.adverbs) }
      guard let participle = verb.first, participle.kind == .word,
        let lemma = Verbs.lemma(ofParticiple: participle.lower)
      else { break }
      hasOr = hasOr || joint.contains { !$0.isMark(",") }
      lemmas.append(lemma)
      index = Self.stranded(tail, at: verb.startIndex + 1)
    }
    guard hasOr, !lemmas.isEmpty else { return nil }
    rest = Array(tail[index...])
    // ", read or closed, changed": there is more to the list than was understood.
    guard rest.first.map({ !$0.isWord(in: ["or", "nor", "and"]) }) ?? true else { return nil }
  }

  /// Verbs that say nothing without what the thing is left as.
  static let complemented: Set<String> = ["leave", "make", "hold", "mark", "declare", "set"]

  /// "read | from | or written | to": the preposition that the verb leaves behind.
  static func stranded(_ tail: [Token], at index: Int) -> Int {
    guard index < tail.count, tail[index].isWord(in: ["to", "from", "into", "on", "upon"]) else { return index }
    guard index + 1 < tail.count else { return index + 1 }
    let next = tail[index + 1]
    let isLeft = next.kind == .mark || next.isWord(in: ["or", "nor", "outside"]) || next.isWord(in: Lexicon.temporal)
    return isLeft ? index + 1 : index
  }

  /// Where and when holds for all; "to the host", "for other purposes", "as a lock" goes with the verb in front.
  var isShared: Bool {
    guard let first = rest.first else { return true }
    if lemmas.last == "use", first.isWord("for") { return false }
    return !first.isWord(in: ["to", "into", "as", "with", "on", "onto", "of", "against", "upon", "than"])
      && !first.isWord(in: Lexicon.determiners)
  }
}

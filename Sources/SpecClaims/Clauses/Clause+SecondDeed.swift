/// Two participles under one auxiliary, with one moment for both.
extension Clause {
  /// "The tank is flushed and closed before E": two deeds, and the moment is that of both.
  var secondDeed: Clause? {
    guard let verb, verb.isPassive, verb.modality == .fact, !verb.isNegated, !verb.isElliptical, !subject.isEmpty,
      let pair = PassivePair(tail), pair.words.hasPrefix("and "), let next = pair.rest.first,
      next.isWord(in: [
        "before", "after", "once", "when", "on", "from", "until", "prior", "immediately", "right", "just",
      ])
    else { return nil }
    var second = self
    second.link = .coordinate
    second.verb?.lemma = String(pair.words.dropFirst("and ".count))
    second.tail = pair.rest
    return second
  }
}

extension Clause {
  /// "must make no assumptions", "should have no effects of its own": that none are made is what is owed.
  var withoutNoObject: Clause {
    guard var verb, [.must, .should].contains(verb.modality), !verb.isNegated, !verb.isPassive, tail.count > 1,
      tail[0].isWord("no"), tail[1].kind == .word, !Lexicon.isFunctionWord(tail[1].lower),
      !tail[1].isWord(in: [
        "more", "longer", "less", "later", "earlier", "sooner", "fewer", "other", "further", "matter",
      ])
    else { return self }
    var denied = self
    verb.isNegated = true
    denied.verb = verb
    denied.tail[0] = Token(kind: .word, text: "any", range: tail[0].range)
    return denied
  }
}

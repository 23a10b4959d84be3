/// Control that a method is given: "this hook receives control after each fill" says that it is called.
enum Control {
  static func received(by clause: Clause) -> Clause? {
    guard let verb = clause.verb, !verb.isImperative else { return nil }
    let isGiven = verb.isPassive && ["give", "pass"].contains(verb.lemma)
    let isTaken = !verb.isPassive && ["receive", "gain", "get"].contains(verb.lemma)
    guard isGiven || isTaken, clause.tail.first?.isWord("control") == true,
      clause.tail.dropFirst().first?.isWord(in: ["of", "over", "back", "from"]) != true
    else { return nil }
    var called = clause
    called.tail.removeFirst()
    called.verb?.lemma = "call"
    called.verb?.isPassive = true
    return called
  }
}

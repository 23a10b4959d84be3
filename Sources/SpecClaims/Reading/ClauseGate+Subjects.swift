/// Subjects of which a word was not read, or of whom the page says nothing.
extension ClauseGate {
  static func unreadSubject(_ view: ClauseView) -> String? {
    let subject = view.written.subject
    guard let first = subject.first else { return nil }
    if subject.count > 1, first.isWord(in: speakers), subject[1].kind == .word,
      !subject[1].isWord(in: besidePronouns), !Lexicon.isAdverb(subject[1].lower)
    {
      return "the words behind “\(first.text)”, which were not read"
    }
    if first.isWord(in: ["something", "somebody", "someone"]), subject.count == 1 {
      return "“\(first.text)”, which may be anything"
    }
    if first.isWord("my") { return "“my”, which is of somebody's own code" }
    if first.isWord(in: ["whoever", "whichever"]), subject.count == 1 {
      return "“\(first.text)”, whose verb comes first"
    }
    // "The top-level `fill` comes before the inner one": of one `fill` among several.
    if subject.count == 3, first.isWord("the"), subject[2].kind == .code, subject[1].isWord(in: ofSome) {
      return "“\(subject[1].text)”, which picks one of several"
    }
    // "You cannot call it in reducers because they must have no effects": the reducers.
    if case .causal = view.clause.link, subject.count == 1, first.isWord("they"),
      view.previous?.tail.contains(where: {
        $0.kind == .word && $0.lower.hasSuffix("s") && !$0.lower.hasSuffix("ss") && !Lexicon.isFunctionWord($0.lower)
      }) == true
    {
      return "“they”, who are spoken of in front"
    }
    // "Once called `pay`, this method is now …": by what name.
    if view.clause.leading.contains(where: { words in
      words.count == 3 && words[0].isWord("once") && words[1].isWord("called") && words[2].kind == .code
    }) {
      return "the name it once had"
    }
    if view.written.verb?.isPassive == false, Verbs.calling.contains(view.verb.lemma),
      let agent = namelessAgent(view.written.subject)
    {
      return "“\(agent.text)”, whom the page does not speak for"
    }
    if subject.count == 1, first.isSuper, Verbs.calling.contains(view.verb.lemma), view.written.verb?.isPassive == false
    {
      return "`super`, which is what calls here"
    }
    // "The console prints *must be called on main*": what is printed.
    if subject.count > 1, let verb = subject.last, verb.isWord(in: ["prints", "logs", "outputs", "displays", "shows"]) {
      return "“\(verb.text)”, behind which stands what is shown"
    }
    // "The host hardly (ever calls it)".
    if subject.count > 1, let adverb = subject.last, adverb.isWord(in: ["hardly", "scarcely", "barely"]) {
      return "“\(adverb.text)”, which all but denies it"
    }
    // "A common mistake is to close it first": nobody should.
    let tellsWhich = view.verb.lemma == "be" && view.clause.tail.first?.isWord("that") == true
    if tellsWhich || Verbs.calling.contains(view.verb.lemma), let noun = subject.last,
      noun.isWord(in: mistakes), subject.count <= 4
    {
      return "“\(noun.text)”, which tells what is wrong"
    }
    return nil
  }

  /// "Others call it on main", "our sample calls it twice", "older clients call it first".
  private static func namelessAgent(_ subject: [Token]) -> Token? {
    guard let first = subject.first, let last = subject.last, subject.count <= 4 else { return nil }
    if subject.count == 1 { return first.isWord(in: ["others", "some", "people", "tests"]) ? first : nil }
    if first.isWord(in: ["older", "old", "legacy", "newer"]) { return first }
    return last.isWord(in: ["test", "tests", "sample", "samples", "example", "examples", "demo", "people", "tutorial"])
      ? last : nil
  }

  private static let speakers: Set<String> = ["you", "we", "it", "they", "he", "she"]
  private static let ofSome: Set<String> = [
    "top-level", "inner", "outer", "nested", "outermost", "innermost", "global", "root", "parent", "child",
  ]
  private static let besidePronouns: Set<String> = [
    "yourself", "itself", "themselves", "ourselves", "alone", "and", "or", "too", "also", "both", "all", "each",
    "first",
  ]

  /// What somebody takes for true, or does, and should not.
  static let mistakes: Set<String> = [
    "mistake", "mistakes", "misconception", "misconceptions", "misunderstanding", "myth", "fallacy", "pitfall",
    "antipattern", "anti-pattern", "temptation", "gotcha", "assumption", "danger", "risk", "goal", "aim", "idea",
    "alternative", "fear", "plan", "hope",
  ]
}

/// What examples, tests and other frameworks do.
extension DraftGate {
  /// "while `open` may be called anywhere".
  static func isContrast(_ condition: String) -> Bool {
    let words = condition.lowercased().split(separator: " ")
    guard words.first == "while", words.count > 3, words[1].hasPrefix("`") || words[1].hasSuffix(")") else {
      return false
    }
    return words.dropFirst(2).prefix(3).contains { ["is", "are", "may", "can", "must", "will"].contains($0) }
      && words.contains { ["called", "invoked", "run"].contains($0) }
  }

  /// "The sample app calls `fill` once", "In the diagram above, …", "There, it is called once".
  static func foreign(_ view: ClauseView) -> String? {
    let subject = view.written.subject
    if subject.count == 2, view.clause.leading.isEmpty, subject[0].isWord("their"), subject[1].kind == .code {
      return "“their”, which is of others"
    }
    if let previous = view.previous, [.main, .coordinate].contains(view.clause.link), previous.subject.count == 1,
      zip(previous.tail, previous.tail.dropFirst()).contains(where: {
        $0.isWord("no") && $1.isWord(in: ["such", "notion", "equivalent"]) || $0.isWord("another") && $1.isWord("route")
      })
    {
      return "the clause in front, which is about another framework"
    }
    if subject.first?.isWord(in: ["the", "our", "this", "a"]) == true,
      subject.dropFirst().prefix(2).contains(where: { $0.isWord(in: samples) }),
      view.written.verb?.isPassive == false, view.written.verb?.lemma != "be", view.verb.modality == .fact
    {
      return "what an example or a test does"
    }
    if let place = view.clause.leading.first, place.count > 1, place[0].isWord("in"),
      place.dropFirst().first?.isWord(in: ["the", "our", "this"]) == true,
      place.dropFirst(2).prefix(2).contains(where: { $0.isWord(in: samples) || $0.isWord(in: pictures) })
    {
      return "the place that it is told of"
    }
    if subject.first?.isWord(in: ["its", "their"]) == true,
      let owner = view.previous?.subject.first, view.previous?.subject.count == 1, owner.kind == .word,
      owner.text.first?.isUppercase == true,
      !owner.isWord(in: Lexicon.determiners), !owner.isWord(in: Lexicon.pronouns),
      owner.text != view.resolver.scope.type
    {
      return "“\(subject[0].lower)”, which is somebody else's"
    }
    return nil
  }

  private static let samples: Set<String> = ["sample", "example", "demo", "benchmark", "tests", "test", "tutorial"]
  private static let pictures: Set<String> = ["diagram", "figure", "picture", "chart", "screenshot", "table"]
}

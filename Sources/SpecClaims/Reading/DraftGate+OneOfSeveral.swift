/// What is said of one of the methods that a heading names: "You must call super in the first", "The others must not be called then".
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func oneOfSeveral(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (subject, tail) = (view.written.subject, view.clause.tail)
    if case .phrase(let words) = draft.subject, words.hasPrefix("one of the ") {
      return "“one of”, which leaves the others"
    }
    guard case .methods(let methods) = draft.subject, methods.count > 1 else { return nil }
    if subject.first?.isWord(in: ["the", "all"]) == true,
      subject.contains(where: { $0.isWord(in: ["others", "other", "rest"]) })
    {
      return "“the others”, which are not all"
    }
    let places = [tail] + view.clause.leading
    for words in places {
      for (index, word) in words.enumerated().dropFirst()
      where word.isWord(in: ordinals) && words[index - 1].isWord("the")
        && (index + 1 == words.count || words[index + 1].kind == .mark || words[index + 1].isWord(in: ["one", "of"]))
      {
        return "“the \(word.lower)”, which is one of them"
      }
    }
    return nil
  }

  private static let ordinals: Set<String> = [
    "first", "second", "third", "fourth", "last", "former", "latter", "other", "others",
  ]
}

/// Whose override a sentence on super speaks of.
extension SupercallForm {
  /// "Overrides of `start` must call super", "you must call super in `start`": in the section of another method.
  static func isOfOtherOverride(_ view: ClauseView) -> Bool {
    guard case .methods(let heading) = view.resolver.heading else { return false }
    let phrases = [view.clause.subject, view.clause.tail] + view.clause.leading
    return phrases.contains { words in
      words.indices.dropFirst().contains { index in
        guard words[index].kind == .code, !words[index].isSuper, let name = MethodName(code: words[index].text)?.base,
          !heading.contains(where: { $0.name.base == name })
        else { return false }
        return words[index - 1].isWord(in: ["of", "in", "override", "overriding"])
      }
    }
  }

  /// "Must call `super`.", "This method must call `super`.": said of the section's method, as somebody writes it.
  static func isOwn(_ view: ClauseView) -> Bool {
    let words = view.clause.subject.map(\.lower)
    guard [.must, .should].contains(view.verb.modality), !view.verb.isPassive, view.subject == view.resolver.heading,
      !view.resolver.scope.isCalledByReaders
    else { return false }
    return words.isEmpty && view.verb.isElliptical || words == ["it"]
      || words.count == 2 && words[0] == "this" && ["method", "hook", "callback", "function"].contains(words[1])
  }
}

/// How something must not be done, beside what.
extension [Token] {
  /// "must not assume | that it is open".
  func withoutThat(behind lemma: String) -> [Token] {
    lemma == "assume" && count > 3 && self[0].isWord("that") ? Array(dropFirst()) : self
  }

  /// Without words that say how: "this method directly".
  var withoutManner: [Token] { filter { !$0.isWord(in: Self.manners) && !Self.isManner($0) } }
  /// "redundantly": it narrows the rule.
  var otherManner: [Token] { filter { Self.isManner($0) && !$0.isWord(in: Self.manners) } }
  var manner: [Token] { filter { $0.isWord(in: Self.manners) } }

  private static func isManner(_ token: Token) -> Bool { token.kind == .word && token.lower.hasSuffix("ly") }

  private static var manners: Set<String> { ["directly", "yourself", "manually", "explicitly", "themselves"] }
}

extension ClaimDraft {
  /// A call that must not be made in some manner only.
  func scoped(in manner: [Token]) -> ClaimDraft {
    guard !manner.isEmpty, case .prohibition(let action, let object, _) = payload else { return self }
    var draft = self
    draft.payload = .prohibition(action: action, object: object, scope: .words(manner.phrase))
    return draft
  }
}

extension ProhibitionForm {
  /// "Despite its name, you should not assume that …": what is told of there, and not the assumption, is the matter.
  static func isConcession(_ view: ClauseView) -> Bool {
    view.clause.leading.contains { $0.first?.isWord(in: ["despite", "although", "though"]) == true }
  }
}

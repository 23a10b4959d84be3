import SpecDocument

/// A list item that begins with the name of a parameter and a colon: "- timeout: How long to wait. This works on main only.", "- `cb`: the
/// callback. It may be called on any thread." What "this" and "it" stand for there is the parameter, and not the method of the section.
struct LabelledItem {
  private let list: Int
  private let ordinal: Int
  /// The name is written as code: what is told of it by itself is read elsewhere.
  private let isCode: Bool

  init?(_ sentence: Sentence, tokens: [Token]) {
    guard case .listItem(let list, _, let ordinal) = sentence.place, tokens.count > 3,
      tokens[0].kind == .code && tokens[1].endsLabel
        || tokens[0].kind == .word && tokens[0].text.first?.isLowercase == true && tokens[1].isMark(":")
    else { return nil }
    (self.list, self.ordinal, isCode) = (list, ordinal, tokens[0].kind == .code)
  }

  func holds(for sentence: Sentence) -> Bool {
    guard case .listItem(let list, _, let ordinal) = sentence.place else { return false }
    return list == self.list && ordinal == self.ordinal
  }

  /// Whether a claim of a later sentence was given to the section's method.
  func isMistaken(_ draft: ClaimDraft, _ tokens: [Token], _ scope: SectionScope) -> Bool {
    let words = tokens.filter { $0.kind != .mark }
    guard isCode else { return words.first?.isWord(in: ["this", "it"]) == true }
    return draft.subject == .methods(scope.methods) && (Self.isPointed(words) || Self.isElliptical(tokens))
  }

  /// "It must not block.", "This is called once."; "This method" is the section's, and "this view" another thing.
  private static func isPointed(_ words: [Token]) -> Bool {
    guard let first = words.first, words.count > 1 else { return false }
    return first.isWord("it")
      || first.isWord("this") && (words[1].isWord(in: Lexicon.be) || Lexicon.modals[words[1].lower] != nil)
  }

  /// "Must only be used on main.", "Called once."
  private static func isElliptical(_ tokens: [Token]) -> Bool {
    MainVerb.group(in: tokens).map { $0.isElliptical && !$0.isImperative } == true
  }
}

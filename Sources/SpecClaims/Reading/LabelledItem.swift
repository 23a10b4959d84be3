import SpecDocument

/// A list item that begins with the name of a parameter and a colon: "- timeout: How long to wait. This works on main only." What "this" and
/// "it" stand for there is the parameter, and not the method of the section.
struct LabelledItem {
  private let list: Int
  private let ordinal: Int

  init?(_ sentence: Sentence, tokens: [Token]) {
    guard case .listItem(let list, _, let ordinal) = sentence.place, tokens.count > 3, tokens[0].kind == .word,
      tokens[0].text.first?.isLowercase == true, tokens[1].isMark(":")
    else { return nil }
    (self.list, self.ordinal) = (list, ordinal)
  }

  func holds(for sentence: Sentence) -> Bool {
    guard case .listItem(let list, _, let ordinal) = sentence.place else { return false }
    return list == self.list && ordinal == self.ordinal
  }

  /// "This only works on main.", "(It must not block.)"
  static func isPointed(_ tokens: [Token]) -> Bool {
    tokens.first { $0.kind != .mark }?.isWord(in: ["this", "it"]) == true
  }
}

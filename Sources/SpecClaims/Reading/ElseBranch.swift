import SpecDocument

/// "Otherwise:", "Everywhere else:", "On other platforms …" under a title that is a case: what is said there holds in the other one.
enum ElseBranch {
  /// Whether the sentence, the lead of its list, or the line in front of its paragraph goes over to the other case.
  static func isOpened(by sentence: Sentence, in document: Document) -> Bool {
    if opens(sentence.text) { return true }
    if case .listItem(_, let lead?, _) = sentence.place, document.sentences.indices.contains(lead) {
      return opens(document.sentences[lead].text)
    }
    // "Otherwise:", and a paragraph.
    guard sentence.index > 0, case let before = document.sentences[sentence.index - 1],
      before.section == sentence.section
    else { return false }
    return before.text.hasSuffix(":") && opens(before.text)
  }

  private static func opens(_ text: String) -> Bool {
    guard let first = text.first, "OEIoei*_".contains(first) else { return false }
    let words = text.lowercased().split { !$0.isLetter }.prefix(4)
    return openings.contains { words.starts(with: $0) }
  }

  private static let openings: [[Substring]] = [
    ["otherwise"], ["else"], ["elsewhere"], ["everywhere", "else"], ["on", "other"], ["on", "all", "other"],
    ["on", "any", "other"], ["in", "other", "cases"], ["in", "all", "other", "cases"], ["in", "every", "other"],
    ["in", "the", "other", "case"], ["if", "not"],
  ]
}

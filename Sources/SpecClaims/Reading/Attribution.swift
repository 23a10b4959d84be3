import SpecDocument

/// Block quotes that end in the name of whoever said it, or stand below it ("As a user wrote:"): what somebody else says is no promise of the
/// page.
enum Attribution {
  /// The sentences of all such quotes.
  static func quoted(in document: Document) -> Set<Int> {
    var result: Set<Int> = []
    var quote: [Sentence] = []
    for sentence in document.sentences {
      if let last = quote.last, !sentence.isInBlockQuote || sentence.section != last.section {
        if isAttribution(last) || isIntroduced(quote[0], in: document) { result.formUnion(quote.map(\.index)) }
        quote = []
      }
      if sentence.isInBlockQuote { quote.append(sentence) }
    }
    if let last = quote.last, isAttribution(last) || isIntroduced(quote[0], in: document) {
      result.formUnion(quote.map(\.index))
    }
    return result
  }

  /// "As a user wrote:", "The header's documentation:", "An old page puts it this way:".
  private static func isIntroduced(_ first: Sentence, in document: Document) -> Bool {
    guard first.index > 0, case let before = document.sentences[first.index - 1], before.section == first.section,
      before.text.hasSuffix(":"), before.text.utf8.count < 90
    else { return false }
    let words = before.text.lowercased().split { !$0.isLetter }.suffix(6)
    return words.contains { saying.contains(String($0)) } || words.suffix(2) == ["this", "way"]
  }

  private static let saying: Set<String> = [
    "wrote", "writes", "said", "says", "reads", "states", "stated", "documentation", "docs", "explains", "answered",
  ]

  /// "— an old forum post", "-- Ann, 2013".
  private static func isAttribution(_ sentence: Sentence) -> Bool {
    let text = sentence.text
    guard let dash = ["—", "–", "--", "―"].first(where: text.hasPrefix), text.count > dash.count + 2 else {
      return false
    }
    return text.split(separator: " ").count <= 12
  }
}

import SpecDocument

/// Block quotes that end in the name of whoever said it: what somebody else says is no promise of the page.
enum Attribution {
  /// The sentences of all such quotes.
  static func quoted(in document: Document) -> Set<Int> {
    var result: Set<Int> = []
    var quote: [Sentence] = []
    for sentence in document.sentences {
      if let last = quote.last, !sentence.isInBlockQuote || sentence.section != last.section {
        if isAttribution(last) { result.formUnion(quote.map(\.index)) }
        quote = []
      }
      if sentence.isInBlockQuote { quote.append(sentence) }
    }
    if let last = quote.last, isAttribution(last) { result.formUnion(quote.map(\.index)) }
    return result
  }

  /// "— an old forum post", "-- Ann, 2013".
  private static func isAttribution(_ sentence: Sentence) -> Bool {
    let text = sentence.text
    guard let dash = ["—", "–", "--", "―"].first(where: text.hasPrefix), text.count > dash.count + 2 else {
      return false
    }
    return text.split(separator: " ").count <= 12
  }
}

import SpecDocument

/// "`Filled`" alone in a paragraph, and behind it "This hook is called …": an entry without a heading.
enum NameInFront {
  static func described(by sentence: Sentence, in document: Document) -> Described? {
    guard sentence.index > 0, case .paragraph = sentence.place, case let name = document.sentences[sentence.index - 1],
      name.section == sentence.section, case .paragraph = name.place, name.pieces.count == 1,
      name.pieces[0].kind == .code,
      case let text = name.pieces[0].text, text.allSatisfy({ $0.isLetter || $0.isNumber || "_().".contains($0) })
    else { return nil }
    let method = MethodName(code: text) ?? MethodName(written: text)
    let words = sentence.text.split(separator: " ").prefix(2)
    guard words.first == "This", let noun = words.last.map(String.init), nouns.contains(noun) else { return nil }
    return Described(method: MethodReference(type: nil, name: method), noun: noun)
  }

  private static let nouns: Set = ["hook", "method", "function", "callback", "event", "signal", "handler"]
}

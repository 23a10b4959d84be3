/// What is left of a phrase when everything is dropped that a writer may change without changing what is meant: case, articles,
/// auxiliaries, inflection, possession. "the backing view has been loaded" and "its backing view is loaded" have the same key.
public struct PhraseKey: Hashable, Sendable, CustomStringConvertible {
  public let words: [String]

  public init(_ phrase: String) {
    var words: [String] = []
    for chunk in Self.chunks(of: phrase) {
      if chunk.isASCIIWord {
        // Nearly every word of running text.
        let word = chunk.lowercased()
        if !Self.dropped.contains(word) { words.append(Self.stem(word)) }
        continue
      }
      let isNegated = chunk.drop { $0 == "`" }.hasPrefix("!")
      if isNegated { words.append("not") }
      let bare = chunk.trimmingCharacters(marks: "`*_.:;!?'’")
      for piece in Self.withoutPossession(bare.lowercased()).split(whereSeparator: { "-".contains($0) }) {
        let word = String(piece)
        if word.isEmpty || Self.dropped.contains(word) { continue }
        words.append(Self.stem(word))
      }
    }
    self.words = words
  }

  private static func chunks(of phrase: String) -> [Substring] {
    guard phrase.isASCII else { return phrase.split { " /,()\"“”".contains($0) } }
    return phrase.utf8.split { " /,()\"".utf8.contains($0) }.map(Substring.init)
  }

  public var description: String { words.joined(separator: " ") }
  public var isEmpty: Bool { words.isEmpty }

  private static let dropped: Set<String> = Lexicon.determiners
    .union(Lexicon.be).union(Lexicon.have)
    .union(["will", "would", "it", "they", "there", "of", "to", "by", "and", "or", "s", "as", "for", "you", "via"])
    .subtracting(["no", "all", "other"])

  private static func withoutPossession(_ word: String) -> String {
    for ending in ["'s", "’s"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
    return word
  }

  /// Verbs to their lemma; nouns lose a plural s.
  static func stem(_ word: String) -> String {
    if let reading = Verbs.readings(of: word).first { return reading.lemma }
    if word.count > 3, word.hasSuffix("ies") { return String(word.dropLast(3)) + "y" }
    if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is") {
      let singular = String(word.dropLast())
      return Verbs.readings(of: singular).first?.lemma ?? singular
    }
    return word
  }
}

extension StringProtocol {
  func trimmingCharacters(marks: String) -> String {
    var slice = Substring(self)
    while let first = slice.first, marks.contains(first) { slice.removeFirst() }
    while let last = slice.last, marks.contains(last) { slice.removeLast() }
    return String(slice)
  }
}

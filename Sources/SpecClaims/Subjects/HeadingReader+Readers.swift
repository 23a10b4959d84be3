import SpecDocument

/// Whether a section is about a method that is there to be called, or about one that is there to be overridden.
extension HeadingReader {
  /// The sections that begin with what the method does ("Opens a tank") and do not say that it is called or overridden.
  static func calledByReaders(_ document: Document, _ openings: [Int: [Substring]]) -> Set<Int> {
    var sections = Set(openings.filter { tellsDeed($0.value) }.keys)
    for sentence in document.sentences where sections.contains(sentence.section) && tellsOfHook(sentence.text) {
      sections.remove(sentence.section)
    }
    return sections
  }

  /// "Opens a tank", "Returns the row"; "Notifies the panel that E" and "Called when E" tell of a hook.
  private static func tellsDeed(_ opening: [Substring]) -> Bool {
    guard opening.count > 1, let first = opening.first, first.first?.isUppercase == true,
      let lemma = Verbs.lemma(of: first.lowercased(), as: [.thirdPerson]),
      !Lexicon.temporal.contains(opening[1].lowercased())
    else { return false }
    return !telling.contains(lemma) && !Verbs.invocation.contains(lemma)
  }

  private static let telling: Set<String> = [
    "tell", "notify", "inform", "ask", "signal", "indicate", "handle", "respond", "happen", "occur", "perform",
    "prepare", "receive", "give", "allow", "let", "provide", "determine", "be", "do", "have",
  ]

  /// "Override this method to …", "is called when …", "your implementation".
  private static func tellsOfHook(_ text: String) -> Bool {
    let words = text.split(separator: " ").map { $0.lowercased() }
    return words.indices.contains { index in
      if ["called", "invoked"].contains(words[index]) {
        return index == 0
          || ["is", "are", "be", "gets", "been"].contains(words[index - 1])
            && !isAllowed(words, index) && !isOfCallback(words, index)
      }
      return overriding.contains { words[index].hasPrefix($0) }
    }
  }

  /// "the callback is called": it was handed over.
  private static func isOfCallback(_ words: [String], _ verb: Int) -> Bool {
    verb > 2 && words[verb - 3] == "the" && ["callback", "handler", "listener"].contains(words[verb - 2])
  }

  /// "must be called", "can only be called": by the reader.
  private static func isAllowed(_ words: [String], _ verb: Int) -> Bool {
    words[..<verb].suffix(4).contains { ["must", "should", "can", "may", "cannot", "shall"].contains($0) }
  }

  private static let overriding = ["overrid", "subclass", "implement", "delegate"]
}

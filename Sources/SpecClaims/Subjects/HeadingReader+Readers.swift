import SpecDocument

/// Whether a section is about a method that is there to be called, or about one that is there to be overridden.
extension HeadingReader {
  /// The sections that begin with what the method does ("Opens a tank") and do not say that it is called or overridden.
  ///
  /// - Parameter functions: The sections of functions that bear their library's mark.
  static func calledByReaders(
    _ document: Document, _ openings: [Int: [Substring]], functions: [Int]
  ) -> Set<Int> {
    var sections = Set(
      openings.filter {
        tellsDeed($0.value) || tellsDeedOfThis($0.value) || isFunction(document.sections[$0.key], $0.value)
      }.keys)
    sections.formUnion(functions)
    for sentence in document.sentences
    where sections.contains(sentence.section) && tellsOfHook(sentence.text.lowercased()) {
      sections.remove(sentence.section)
    }
    return sections
  }

  /// The sections that tell of a call or an event which comes to whoever writes the method.
  ///
  /// - Returns: Those that say it is called or overridden, and those that speak of events and signals as well.
  static func hooks(_ document: Document) -> (written: Set<Int>, all: Set<Int>) {
    var written: Set<Int> = []
    var all: Set<Int> = []
    for sentence in document.sentences where !written.contains(sentence.section) {
      let text = sentence.text.lowercased()
      if tellsOfHook(text) { written.insert(sentence.section) }
      if !all.contains(sentence.section), tellsOfEvent(text) { all.insert(sentence.section) }
    }
    return (written, all.union(written))
  }

  /// Asked of every sentence before one is read, so in bytes: the words sought have no other letters.
  private static func tellsOfEvent(_ text: String) -> Bool {
    text.utf8.split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }.contains {
      happenings.contains(Substring($0))
    }
  }

  private static let happenings: Set<Substring> = [
    "emitted", "event", "events", "signal", "callback", "sent", "notified", "triggered", "happens",
  ]

  /// "Opens a tank", "Returns the row"; "Notifies the panel that E" and "Called when E" tell of a hook.
  private static func tellsDeed(_ opening: [Substring]) -> Bool {
    guard opening.count > 2, let first = opening.first, first.first?.isUppercase == true else { return false }
    // "Use this function to open a tank".
    if first == "Use", opening[1] == "this", opening[2] == "function" { return true }
    guard
      let lemma = Verbs.lemma(of: first.lowercased(), as: [.thirdPerson]) ?? unknownVerb(opening),
      !Lexicon.temporal.contains(opening[1].lowercased())
    else { return false }
    // "Runs when E" tells of a hook, "Runs the pump" of what it does.
    let isOfObject = ["the", "a", "an", "all"].contains(opening[1]) || opening[1].contains("_")
    return !telling.contains(lemma) && (!Verbs.invocation.contains(lemma) || isOfObject)
  }

  /// "Browses the tank", "Emits a row": a word that ends as a verb does, with an object behind it.
  private static func unknownVerb(_ opening: [Substring]) -> String? {
    let first = opening[0].lowercased()
    guard first.count > 3, first.hasSuffix("s"), !first.hasSuffix("ss"), first.allSatisfy(\.isLetter),
      !Lexicon.isFunctionWord(first), !Lexicon.isAdverb(first), !["always", "besides", "perhaps"].contains(first),
      ["the", "a", "an", "all", "any", "this", "one"].contains(opening[1])
    else { return nil }
    return String(first.dropLast())
  }

  /// "This method opens a tank", "This function returns the row".
  private static func tellsDeedOfThis(_ opening: [Substring]) -> Bool {
    guard opening.count > 2, opening[0].lowercased() == "this",
      ["method", "function", "routine", "call"].contains(opening[1]),
      let lemma = Verbs.lemma(of: opening[2].lowercased(), as: [.thirdPerson])
    else { return false }
    return !telling.contains(lemma) && !Verbs.invocation.contains(lemma)
  }

  /// "`tank_open()`" over "Open a tank": a function of a library; what is written to be called back has no such summary.
  private static func isFunction(_ section: Section, _ words: [Substring]) -> Bool {
    // "Asynchronously fill the tank".
    let opening = words.first?.hasSuffix("ly") == true ? Array(words.dropFirst()) : words
    guard section.title.count == 1, case let name = section.title[0].text, name.hasSuffix(")"),
      name.prefix(while: { $0 != "(" }).allSatisfy({ $0 != " " }), opening.count > 1,
      words[0].first?.isUppercase == true,
      let lemma = Verbs.lemma(of: opening[0].lowercased(), as: [.base]),
      !Lexicon.temporal.contains(opening[1].lowercased())
    else { return false }
    return !telling.contains(lemma) && !["respond", "react", "override", "implement", "hook"].contains(lemma)
      && !Verbs.invocation.contains(lemma) && !["call", "invoke", "run", "execute"].contains(lemma)
  }

  private static let telling: Set<String> = [
    "tell", "notify", "inform", "ask", "signal", "indicate", "handle", "respond", "happen", "occur", "perform",
    "prepare", "receive", "give", "allow", "let", "provide", "determine", "be", "do", "have",
  ]

  /// "Override this method to …", "is called when …", "your implementation".
  private static func tellsOfHook(_ text: String) -> Bool {
    if opening.contains(String(Substring(text.utf8.prefix { $0 != UInt8(ascii: " ") }))) { return true }
    // Asked of every sentence, and most have none of these.
    guard calling.contains(where: text.contains) || overriding.contains(where: text.contains) else { return false }
    let words = text.split(separator: " ").map(String.init)
    return words.indices.contains { index in
      if calling.contains(words[index]) {
        return index == 0
          || ["is", "are", "be", "gets", "been"].contains(words[index - 1])
            && !isAllowed(words, index) && !isOfCallback(words, index) && !isSubordinate(words, index)
      }
      return overriding.contains { words[index].hasPrefix($0) }
    }
  }

  /// "If this method is called twice, …": nobody is said to call it.
  private static func isSubordinate(_ words: [String], _ verb: Int) -> Bool {
    let before = words[..<verb].suffix(5)
    guard let joint = before.lastIndex(where: { ["if", "when", "once", "after", "before", "until"].contains($0) })
    else {
      return false
    }
    return !words[joint..<verb].contains { $0.hasSuffix(",") }
  }

  /// "the callback is called": it was handed over.
  private static func isOfCallback(_ words: [String], _ verb: Int) -> Bool {
    let before = words[..<verb].suffix(4)
    return before.indices.dropFirst().contains {
      ["the", "your", "a"].contains(words[$0 - 1]) && ["callback", "handler", "listener"].contains(words[$0])
    }
  }

  /// "must be called", "can only be called": by the reader.
  private static func isAllowed(_ words: [String], _ verb: Int) -> Bool {
    words[..<verb].suffix(4).contains { ["must", "should", "can", "may", "cannot", "shall"].contains($0) }
  }

  /// "Dispatched when E", "Sent by the tank when E", "Tells that E".
  private static let opening: Set<String> = [
    "dispatched", "sent", "emitted", "fired", "triggered", "raised", "tells", "notifies", "informs",
  ]

  private static let calling = ["called", "invoked"]
  private static let overriding = ["overrid", "subclass", "implement", "delegate"]
}

import SpecDocument

/// What a column says of the method that its row is about; the header tells.
struct TableColumn {
  enum Meaning: Hashable {
    /// "Thread", "Queue", "Called on": the cell names where.
    case thread
    /// "Times", "When", "Order": the cell goes on with "called".
    case call
    /// "Called before", "Runs after": the cell completes the header.
    case words(String)
    /// "Thread-safe", "Reentrant", "Main thread?": the cell answers.
    case property(yes: String, no: String?)
    /// "Calls super"
    case supercall
    case text
  }

  let meaning: Meaning

  init(header: String) {
    let words = header.lowercased().split { !$0.isLetter }.map(String.init)
    meaning = Self.opening(words) ?? Self.property(Set(words)) ?? Self.topic(Set(words))
  }

  private static func topic(_ words: Set<String>) -> Meaning {
    if words.contains("super") { return .supercall }
    if words == ["how", "often"] { return .call }
    if !words.isDisjoint(with: places) { return .thread }
    // "Runs | once".
    if words.count == 1, words.isSubset(of: ["runs", "executes", "fires", "invoked", "executed", "fired"]) {
      return .call
    }
    return words.isDisjoint(with: calls) ? .text : .call
  }

  /// Nil where the answer leaves open what is promised: "Main thread | no" may mean any thread or never main.
  func sentence(for answer: TableAnswer) -> String? {
    switch meaning {
    case .property(let yes, let no): answer.position == nil ? answer.isYes ? yes : no : nil
    case .supercall:
      answer.isYes ? "you must call super \(answer.position ?? "")" : "it is not necessary to call super"
    case .thread, .call, .words, .text: nil
    }
  }

  /// "Cause", "Symptom", "Common mistake", "Must not be called": what stands below went wrong, or is not to be done.
  static func isOfMistakes(_ header: String) -> Bool {
    let words = header.lowercased().split { !$0.isLetter }
    // "Not reentrant" is a property, to which a cell says yes or no.
    let isDenied = words.contains("not") || words.first == "never"
    if isDenied, case .property = TableColumn(header: header).meaning { return false }
    if words.count > 1, isDenied || ["mistake", "mistakes", "pitfall", "pitfalls"].contains(words.last) { return true }
    return ["cause", "symptom", "problem", "mistake", "error", "bug", "wrong", "bad", "don't"].contains(
      header.lowercased())
  }

  /// "Old thread", "Before 3.0", "Thread (deprecated)", "Planned order": what is not so, or no longer. What was expected is so only where
  /// no other column tells what is.
  static func isOfAnotherTime(_ header: String, among headers: [String]) -> Bool {
    let words = header.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let first = words.first, ["before", "until", "up"].contains(first), words.last?.first?.isNumber == true {
      return true
    }
    if words.contains("expected") { return headers.contains { $0.lowercased().contains("actual") } }
    if words == ["documented"] { return headers.contains { $0.lowercased() == "observed" } }
    if isEarlier(header, among: headers) { return true }
    return words.count < 5
      && !Set(words).isDisjoint(with: ["old", "former", "deprecated", "planned", "proposed", "legacy", "future"])
  }

  /// "Before | After", "Was | Now", "Pump 2 | Pump 3", "v1.x | v2.x": what the next column has put another thing in place of.
  private static func isEarlier(_ header: String, among headers: [String]) -> Bool {
    guard let place = headers.firstIndex(of: header), headers.indices.contains(place + 1) else { return false }
    let (this, next) = (header.lowercased(), headers[place + 1].lowercased())
    if [["before", "after"], ["was", "now"], ["then", "now"], ["was", "is"], ["from", "to"]].contains([this, next]) {
      return true
    }
    let digits = { (text: String) in text.filter(\.isNumber) }
    let letters = { (text: String) in text.filter { !$0.isNumber && $0 != "." } }
    if this.first?.isNumber == true, next.first?.isNumber == true, this != next { return letters(this).count < 2 }
    return !digits(this).isEmpty && !digits(next).isEmpty && digits(this) != digits(next)
      && letters(this) == letters(next) && !this.contains("thread") && !this.contains("queue")
  }

  /// "Version | 1.0", "Mode | strict": where a row holds.
  static func bearing(ofRow caption: [Piece], header: String) -> Bearing? {
    let text = caption.joinedText.trimmingCharacters(marks: " ")
    guard
      [
        "version", "release", "mode", "platform", "configuration", "build", "profile", "condition", "if", "situation",
        "circumstances",
      ].contains(header.lowercased()),
      !text.isEmpty
    else { return nil }
    return .restricted("\(header.lowercased()) \(text)")
  }

  /// "Android", "Thread (iOS)", "Thread in debug builds": where the cell holds.
  static func bearing(_ header: [Piece]) -> Bearing? {
    let words = Tokenizer.tokens(of: header).filter { $0.kind != .mark }
    guard !words.isEmpty else { return nil }
    if SectionTitle.isPlatform(words) { return .restricted(header.joinedText) }
    if words.count == 1, words[0].isWord(in: ["desktop", "mobile"]) { return .restricted("on \(words[0].lower)") }
    if words.count == 1, isAlternative(words[0]) { return .restricted("in \(words[0].text)") }
    if words.count > 1, words[0].isWord(in: ["if", "with", "without"]) { return .restricted(words.phrase) }
    guard words.count > 1, words[0].isWord(in: ["thread", "queue", "called", "times", "order"]),
      case let rest = Array(words.dropFirst()), SectionTitle.isPlatform(rest) || rest[0].isWord("in") && rest.count > 1
    else { return nil }
    return .restricted(rest.phrase)
  }

  /// "Debug | Release", "Swift | Kotlin", "`OldTank` | `NewTank`".
  private static func isAlternative(_ header: Token) -> Bool {
    header.kind == .code && header.text.first?.isUppercase == true
      || header.isWord(in: [
        "debug", "release", "development", "production", "swift", "kotlin", "java", "python", "enabled", "disabled",
      ])
  }

  private static let places: Set = ["thread", "threads", "queue", "executor"]
  private static let loops: Set = ["main", "ui"]
  private static let calls: Set = [
    "times", "count", "frequency", "multiplicity", "calls", "called", "order", "when", "timing",
  ]

  /// "Called on", "Runs before".
  private static func opening(_ words: [String]) -> Meaning? {
    if words.count == 4, ["may", "can", "must"].contains(words[0]), words[1] == "be",
      ["called", "invoked"].contains(words[2]), ["from", "on", "before", "after"].contains(words[3])
    {
      return .words("\(words[0].capitalized) be called \(words[3])")
    }
    if words.count == 3, words[0] == "must", ["come", "run"].contains(words[1]), ["before", "after"].contains(words[2])
    {
      return .words("Must be called \(words[2])")
    }
    guard words.count > 1, ["called", "invoked", "runs", "run", "executed", "executes"].contains(words[0]) else {
      return nil
    }
    // "Invoked by the host": when, the cell says.
    if words[1] == "by" { return .call }
    // "Called on the server?", "Called during a copy?": yes or no.
    if words.count > 2, ["on", "in", "during", "for"].contains(words[1]), places.union(loops).isDisjoint(with: words) {
      let rest = words.dropFirst().joined(separator: " ")
      return .property(yes: "is called \(rest)", no: "is not called \(rest)")
    }
    guard words.count == 2 else { return nil }
    switch words[1] {
    case "on", "from": return .thread
    case "before", "after", "during": return .words("Called \(words[1])")
    default: return nil
    }
  }

  private static func property(_ words: Set<String>) -> Meaning? {
    if words.contains("super") { return nil }
    // "Not thread-safe": "yes" says that it is not.
    if !words.isDisjoint(with: ["not", "non", "never"]) {
      guard case .property(let yes, let no?) = property(words.subtracting(["not", "non", "never"])) else { return nil }
      return .property(yes: no, no: yes)
    }
    if let known = properties.first(where: { words.isSuperset(of: $0.words) }) {
      return .property(yes: known.yes, no: known.no)
    }
    guard !words.isDisjoint(with: places) else { return nil }
    if words.contains("any") { return .property(yes: "may be called on any thread", no: nil) }
    if !words.isDisjoint(with: loops) { return .property(yes: "is called on the main thread", no: nil) }
    return nil
  }

  private static let properties: [(words: Set<String>, yes: String, no: String?)] = [
    (["thread", "safe"], "is thread-safe", "is not thread-safe"),
    (["thread", "safety"], "is thread-safe", "is not thread-safe"),
    (["threadsafe"], "is thread-safe", "is not thread-safe"),
    (["called", "once"], "is called exactly once", nil),
    (["reentrant"], "is reentrant", "is not reentrant"), (["re", "entrant"], "is reentrant", "is not reentrant"),
    (["blocking"], "is blocking", "does not block"), (["blocks"], "is blocking", "does not block"),
    (["idempotent"], "is idempotent", nil), (["asynchronous"], "is asynchronous", nil),
    (["synchronous"], "is synchronous", nil),
  ]
}

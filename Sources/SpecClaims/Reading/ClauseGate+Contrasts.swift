/// Words behind the verb that turn round, or take back, what stands in front of them.
extension ClauseGate {
  static func contrast(_ clause: Clause) -> String? {
    let tail = clause.tail
    let words = tail.map { $0.kind == .word ? $0.lower : "" }
    if idioms.contains(where: { idiom in words.indices.contains { words[$0...].starts(with: idiom) } }) {
      return "the idiom that takes it back"
    }
    // "before `a` if X, and after it if Y": each case has a moment of its own.
    if let joint = words.indices.dropLast().first(where: {
      words[$0] == "and" && ["before", "after"].contains(words[$0 + 1])
    }),
      words[..<joint].contains("if"), words[joint...].contains("if")
    {
      return "the second case, which has a moment of its own"
    }
    if words.suffix(2) == ["at", "all"], let start = words.firstIndex(of: "if"), words.count > start + 4 {
      return "“at all”, which leaves it open"
    }
    // "as many times as `open`": how often, the other tells.
    if words.indices.dropLast(3).contains(where: { index in
      words[index] == "as" && ["many", "often"].contains(words[index + 1])
        && tail[index...].dropFirst(2).prefix(3).contains { $0.kind == .code }
    }) {
      return "the count, which is that of another"
    }
    // "right after E on iOS and later on macOS": each has its own.
    let places = words.indices.dropLast().filter { words[$0] == "on" && tail[$0 + 1].isWord(in: Lexicon.platforms) }
    if let first = places.first, let last = places.last, last > first + 3 {
      return "the other platform, which has a time of its own"
    }
    // "…, while a shut tank cannot": a contrast.
    if let start = words.lastIndex(of: "while"), start > 0, let last = words.last(where: { !$0.isEmpty }),
      ["not", "cannot"].contains(last)
    {
      return "“while”, which tells what is otherwise"
    }
    // "is set to 0 when A, or 1 when B": each value has a case of its own.
    if let or = tail.indices.dropLast(2).first(where: {
      tail[$0].isWord("or") && tail[$0 + 2].isWord(in: ["when", "if"])
    }),
      tail[..<or].contains(where: { $0.isWord(in: ["when", "if"]) }), tail[or + 1].kind != .word,
      !clause.isOfAnswers
    {
      return "the other value, which has a case of its own"
    }
    // "must not fill it if it exists and return an error instead".
    if words.last == "instead", let start = words.firstIndex(of: "if"), words[start...].contains("and") {
      return "“instead”, which belongs to another deed"
    }
    if clause.verb?.modality == .fact, clause.verb?.isImperative == false,
      words.first == "preferably"
        || zip(tail, tail.dropFirst()).contains(where: { $0.isMark(",") && $1.isWord("preferably") })
        || clause.verb?.adverbs.contains("preferably") == true
    {
      return "“preferably”, which is a wish"
    }
    if clause.asides.contains(where: takesBack) { return "the brackets, which take it back" }
    if clause.asides.contains(where: { $0.first?.isWord(in: ["once", "twice", "per", "more"]) == true }) {
      return "the other count in brackets"
    }
    for index in tail.indices.dropLast() {
      switch (tail[index].lower, tail[index + 1].lower) {
      case ("but", "only") where clause.verb?.isNegated == true: return "“but only”, where it is not denied"
      case ("[", "optional"), ("(", "optional"): return "“optional”, which nobody owes"
      case ("but", let next) where turning.contains(next): return "“but \(next)”, which turns it round"
      // "every fill but the first", "anywhere but at the end".
      case ("but", "the") where index + 2 < tail.count && tail[index + 2].isWord(in: ["first", "last"]):
        return "the case that is excepted"
      case (let place, "but")
      where ["anywhere", "everywhere", "nowhere"].contains(place) && clause.verb?.isNegated != true:
        // "anywhere but the main thread" is read as a thread.
        if index > 0, ThreadPhrase.read(tail, at: index - 1) != nil { continue }
        return "the case that is excepted"
      case ("or", let next) where ["earlier", "sooner", "later"].contains(next): return "the other time"
      case (let moment, "neither")
      where Lexicon.temporal.contains(moment) && ["before", "after", "until"].contains(moment):
        return "a denial in front of the moment"
      default: continue
      }
    }
    return nil
  }

  /// "(not guaranteed)", "(planned)", "(or never)", "(most of the time)".
  private static func takesBack(_ aside: [Token]) -> Bool {
    guard let first = aside.first else { return false }
    // "(not needed when E)", "(not on a crash)".
    if first.isWord("not"), aside.count > 1,
      aside[1].isWord(in: ["needed", "necessary", "required", "called", "when", "if", "while"])
        || aside[1].isWord(in: ["on", "in", "for", "after", "during"]) && ThreadPhrase.read(aside, at: 1) == nil
    {
      return true
    }
    guard aside.count <= 6 else { return false }
    if aside.count == 1 {
      return first.isWord(in: ["planned", "optional", "untested", "unverified", "deprecated", "removed"])
    }
    if HedgePhrase.isIn(aside) { return true }
    return first.isWord("not") && aside[1].isWord(in: ["guaranteed", "promised", "always", "yet"])
      || first.isWord("or") && aside[1].isWord(in: ["not", "never", "sometimes"])
      || first.isWord("at") && aside[1].isWord("least") && aside.contains { $0.isWord("theory") }
  }

  private static let turning: Set<String> = [
    "never", "required", "allowed", "permitted", "forbidden", "optional", "needed", "mandatory",
  ]
  private static let idioms = [
    ["in", "name", "only"], ["at", "your", "own", "risk"], ["at", "your", "discretion"],
  ]
}

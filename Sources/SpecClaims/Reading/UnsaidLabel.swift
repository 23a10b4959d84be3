/// Words in front of a colon that keep what is behind it from being said: "True or false: …", "Do not count on it: …", "This is not a
/// promise: …", "Exercise 3: …"; and of code that is not done yet: "As written, …".
enum UnsaidLabel {
  static func opens(_ tokens: [Token]) -> Bool {
    if let comma = tokens.prefix(5).firstIndex(where: { $0.isMark(",") }),
      otherwise.contains(tokens[..<comma].map(\.lower))
    {
      return true
    }
    if tokens.count > 3, tokens[0].isWord("in"), tokens[1].isWord(in: ["this", "our", "the"]),
      tokens[2].isWord(in: ["sample", "example", "snippet", "demo"])
    {
      return true
    }
    guard let colon = tokens.prefix(9).firstIndex(where: { $0.isMark(":") }), colon > 0 else { return false }
    let words = tokens[..<colon].map(\.lower)
    if asking.contains(words) || words[0] == "exercise" || words[0] == "quiz" { return true }
    if words.starts(with: ["subject", "to", "change"]) { return true }
    if words.count == 2, words[0] == "actual", ["behavior", "behaviour", "result", "outcome"].contains(words[1]) {
      return true
    }
    if words.contains("wrong"), words[0] == "what", ["sentence", "code", "statement"].contains(words.last) {
      return true
    }
    if words.contains(where: { ["asks", "asked", "reported", "complains", "complained"].contains($0) }) { return true }
    if words.first == "known", words.count == 2, Self.faults.contains(words[1]) { return true }
    if words.prefix(2) == ["off", "the"] || imagined.contains(words) { return true }
    if words.suffix(2) == ["as", "follows"],
      words.contains(where: { ["deadlock", "crash", "hang", "leak"].contains($0) })
    {
      return true
    }
    if words[0] == "nothing", words.contains("promised") { return true }
    // "When the tank is full, no: …", "If so, then yes: …": the answer, in the case that it was asked for.
    if words.count > 2, ["no", "yes"].contains(words.last) { return true }
    if words.starts(with: ["here", "is", "what", "happens"]) { return true }
    // "Not so on Windows: …", "Not on Windows, though: …": where that is, no condition tells.
    if words.count > 2, words[0] == "not", ["so", "on", "in", "with", "for"].contains(words[1]) { return true }
    if words.suffix(3) == ["has", "a", "bug"] || words == ["run", "it"] || words == ["run", "this"] { return true }
    let isDenied = words.contains { ["not", "never", "n't", "no"].contains($0) }
    guard isDenied else { return false }
    return words.contains { ["promise", "guarantee", "guaranteed", "promised"].contains($0) }
      || words.suffix(3).dropLast() == ["count", "on"] || words.suffix(3).dropLast() == ["rely", "on"]
  }

  /// "❌ It is called on main": what is wrong.
  static func isCrossed(_ tokens: [Token]) -> Bool {
    guard tokens.count > 2, let first = tokens.first else { return false }
    return ["❌", "✗", "✘", "⛔", "🚫", "👎"].contains { first.text.hasPrefix($0) }
  }

  /// Of code that is not done yet, of a plan, or of one instance.
  private static let otherwise: Set<[String]> = [
    ["as", "written"], ["so", "far"], ["as", "it", "stands"], ["one", "day"], ["soon"], ["this", "time"],
    ["as", "you", "can", "see"],
  ]

  private static let faults: Set<String> = ["issue", "issues", "bug", "bugs", "problem", "problems", "defect"]
  private static let imagined = [
    ["picture", "this"], ["imagine", "this"], ["worst", "case"], ["best", "case"], ["thought", "experiment"],
    ["the", "theory"], ["in", "theory"],
  ]
  private static let asking = [["true", "or", "false"], ["agree", "or", "disagree"], ["right", "or", "wrong"]]
}

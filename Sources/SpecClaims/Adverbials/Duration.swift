/// A length of time, which is no event: "after a certain timeout", "after some time", "after 30 seconds".
enum Duration {
  static func isMeant(by target: [Token]) -> Bool {
    guard let first = target.first, let last = target.last, target.count <= 5 else { return false }
    guard last.isWord(in: nouns) || first.kind == .number && target.count == 2 else { return false }
    return first.kind == .number || first.isWord(in: ["a", "an", "some", "several", "few", "many", "two", "three"])
  }

  /// "for a long period of time", "for five seconds": how long, not when.
  static func isNamed(in words: [Token]) -> Bool {
    guard let start = words.firstIndex(where: { $0.isWord("for") }) else { return false }
    return words[(start + 1)...].prefix(6).contains { $0.isWord(in: nouns) }
  }

  private static let nouns: Set<String> = [
    "timeout", "delay", "while", "period", "interval", "time", "duration", "seconds", "milliseconds", "minutes",
    "hours", "days", "second", "minute", "hour", "day", "moment",
  ]
}

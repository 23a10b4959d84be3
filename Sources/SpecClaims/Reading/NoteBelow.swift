/// A note below a paragraph that takes something of it back: "> **Note** This holds only for …", "**Warning:** On Windows this is not the
/// case.", and without a label "This does not apply to …".
enum NoteBelow {
  static func takesBack(_ tokens: [Token]) -> Bool {
    let words = tokens.trimmingMarks
    let rest = Array(words.drop { $0.kind == .mark || $0.isWord(in: labels) })
    let isLabelled = rest.count < words.count
    guard (4...20).contains(rest.count), rest[0].isWord("this") || isLabelled && isOfThis(rest) else { return false }
    return isLimited(rest) || isDenied(rest)
  }

  /// "On Windows this …".
  private static func isOfThis(_ words: [Token]) -> Bool {
    words.prefix(6).contains { $0.isWord(in: ["this", "that"]) }
  }

  /// "This holds only for …", "this does not apply to …".
  private static func isLimited(_ words: [Token]) -> Bool {
    let start = words.prefix(8)
    return words[0].isWord("this") && start.contains { $0.isWord(in: ["holds", "hold", "applies", "apply"]) }
      && start.contains { $0.isWord(in: ["not", "only"]) }
  }

  /// "This is not true for …", "this is not the case".
  private static func isDenied(_ words: [Token]) -> Bool {
    let lower = words.map(\.lower)
    return lower.indices.dropLast(2).contains { index in
      lower[index] == "is" && lower[index + 1] == "not"
        && (["true", "so"].contains(lower[index + 2]) || lower[(index + 2)...].prefix(2) == ["the", "case"])
    }
  }

  private static let labels: Set<String> = [
    "note", "warning", "important", "caution", "attention", "info", "tip", "danger",
  ]
}

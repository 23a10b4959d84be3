/// A note below a paragraph that takes something of it back: "> **Note** This holds only for …", "**Warning:** On Windows this is not the
/// case.", and without a label "This does not apply to …".
enum NoteBelow {
  static func takesBack(_ tokens: [Token]) -> Bool {
    let words = tokens.trimmingMarks
    let rest = Array(words.drop { $0.kind == .mark || $0.isWord(in: labels) })
    guard (4...20).contains(rest.count) else { return false }
    if NextException.isOfOthers(rest) { return true }
    // Without a label, "This is not guaranteed" begins what it speaks of.
    return rest.count < words.count
      && rest.indices.prefix(6).contains {
        rest[$0].isWord(in: ["this", "that"]) && Retraction.isUncertain(rest, at: $0)
      }
  }

  private static let labels: Set<String> = [
    "note", "warning", "important", "caution", "attention", "info", "tip", "danger",
  ]
}

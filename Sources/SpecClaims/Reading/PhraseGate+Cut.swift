/// Words of which the end is lost.
extension PhraseGate {
  /// "the callback tends (to be called)", "this method although (called)", "just as `fill`": a clause of which the end is lost.
  static func isCut(_ chunks: [String], _ last: String) -> Bool {
    if chunks.count > 1, ["tends", "tend", "seems", "seem", "appears"].contains(last) { return true }
    if chunks.starts(with: ["just", "as"]) || chunks.starts(with: ["that"]) && chunks.last?.hasPrefix("`") == true {
      return true
    }
    if zip(chunks, chunks.dropFirst()).contains(where: { $0 == "as" && $1 == "opposed" }) { return true }
    if chunks.dropFirst(2).first.map({ ["although", "though", "being"].contains($0) }) == true,
      ["this", "the"].contains(chunks[0])
    {
      return true
    }
    // "a flag set once this method", "this method was called".
    if let once = chunks.firstIndex(of: "once"), once > 1, chunks[once...].dropFirst().first == "this" { return true }
    return chunks.contains { ["was", "were"].contains($0) }
      && !chunks.contains { ["that", "who", "which"].contains($0) }
  }
}

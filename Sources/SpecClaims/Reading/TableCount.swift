/// Cells that count by digits, under a header that asks how often: "Calls | 0..n", "Times | 1", "Multiplicity | 0..1".
enum TableCount {
  /// "Called at least once"; nil for another header, or another cell.
  static func sentence(of cell: [Token], header: String) -> String? {
    guard isAsked(header) else { return nil }
    switch cell.map(\.lower).joined().filter({ $0 != "x" && $0 != "×" }) {
    case "1": return "Called exactly once"
    case "0..1", "0-1", "0–1", "0…1": return "Called at most once"
    case "1..n", "1..*", "1-n", "1–n", "1+", "1…n": return "Called at least once"
    case "0..n", "0..*", "0-n", "0–n", "0+", "0…n": return "Called zero or more times"
    default: return nil
    }
  }

  private static func isAsked(_ header: String) -> Bool {
    let words = header.lowercased().split { !$0.isLetter }.map(String.init)
    return [
      ["times"], ["count"], ["calls"], ["multiplicity"], ["times", "called"], ["number", "of", "calls"],
      ["how", "often"], ["how", "many", "times"], ["call", "count"], ["invocations"], ["frequency"],
    ].contains(words)
  }
}

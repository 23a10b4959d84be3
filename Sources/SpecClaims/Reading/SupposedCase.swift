/// A sentence that supposes something, in front of what is so then: "Has the tank been opened? Then …", "What if it leaks?", "Say the tank is
/// open.", "Suppose a row is missing."
enum SupposedCase {
  /// Whether what `sentence` says holds in the case alone that the sentence before supposes.
  static func isSupposed(_ sentence: String, behind before: String) -> Bool {
    let words = before.split(separator: " ").prefix(3).map { $0.lowercased() }
    guard words.count == 3 else { return false }
    if before.hasSuffix("?") {
      return words[0] == "what" && words[1] == "if" || sentence.hasPrefix("Then ") || sentence.hasPrefix("In that case")
    }
    return ["let", "say", "suppose", "imagine", "assume"].contains(words[0])
      && ["the", "a", "an", "that"].contains(words[1])
      && before.hasSuffix(".")
  }
}

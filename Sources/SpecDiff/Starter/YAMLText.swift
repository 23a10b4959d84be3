import SpecReports

/// Names and phrases of documents as YAML.
enum YAMLText {
  /// Plain where nothing in it can mean anything to YAML, otherwise between double quotes.
  static func quoted(_ text: String) -> String {
    let text = SafeText.line(text)
    if isPlain(text) { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Text for a comment: one line.
  static func comment(_ text: String) -> String { SafeText.line(text) }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first == "_", text.last != " " else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " _-().".contains($0)) }
      && !words.contains(text.lowercased())
  }

  /// Words that YAML reads as something else than text.
  private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
}

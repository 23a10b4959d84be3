import SpecReports

/// Text of documents as Markdown that shows it as it is: every character that could begin markup is escaped, code spans
/// stay code.
enum InlineMarkdown {
  /// A sentence with its code between backticks, see `Sentence.text`.
  static func sentence(_ text: String) -> String {
    let parts = SafeText.line(text).split(separator: "`", omittingEmptySubsequences: false)
    // An odd backtick is not a code span's.
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "`\($0.element)`" : escaped(String($0.element)) }.joined()
  }

  static func escaped(_ text: String) -> String {
    SafeText.line(text).map { active.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  static func code(_ text: String) -> String { text.contains("`") ? escaped(text) : "`\(SafeText.line(text))`" }

  // An at sign would call somebody in a pull request.
  private static let active: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#", "@"]
}

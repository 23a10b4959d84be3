import SpecDocument

/// Text from documents and traces as Markdown that shows it as it is.
enum MarkdownText {
  /// Inline text: every character that could begin markup has a backslash, so that a document's words stay words.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in SafeText.line(text).unicodeScalars {
      if active.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A sentence or a title with its code spans kept as code.
  static func inline(_ pieces: [Piece]) -> String {
    pieces.map { $0.kind == .code ? code($0.text) : escaped($0.text) }.joined()
  }

  /// Escaped text that stands first in its line, where a dash or a number would begin a list and an equals sign
  /// underline a heading.
  static func atLineStart(_ text: String) -> String {
    if let first = text.first, "-+=".contains(first) { return "\\" + text }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return text }
    return "\(digits)\\\(rest)"
  }

  /// A code span, fenced by one backtick more than the text holds in a row.
  static func code(_ text: String) -> String {
    let text = SafeText.line(text)
    guard !text.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
    return needsSpace ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// The lines of a fenced block.
  static func codeBlock(_ text: String) -> [String] {
    let lines = SafeText.lines(text)
    let longest = lines.map { longestRun(of: "`", in: $0) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + "text"] + lines + [fence]
  }

  private static let active: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#"]

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for each in text {
      current = each == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}

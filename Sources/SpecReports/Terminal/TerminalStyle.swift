/// How text is marked for a terminal: with colours, or not at all.
public struct TerminalStyle: Hashable, Sendable {
  public static let plain = TerminalStyle(isColored: false)
  public static let colored = TerminalStyle(isColored: true)

  public let isColored: Bool

  public init(isColored: Bool) { self.isColored = isColored }

  /// What a stretch of text is. The numbers are SGR parameters (ECMA-48).
  package enum Tone: String, Sendable {
    case good = "32"
    case bad = "1;31"
    case doubtful = "33"
    case open = "36"
    case strong = "1"
    case quiet = "2"
  }

  package func callAsFunction(_ tone: Tone, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}

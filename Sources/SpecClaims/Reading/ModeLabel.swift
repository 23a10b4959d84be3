import SpecDocument

/// The mode that a list item begins with: "**Ordered**: Rows are drawn as they came in.", "`TANK_ONCE` - the handler runs once". What the item
/// says holds in it only, in every sentence.
struct ModeLabel: Hashable, Sendable {
  /// Nil of a paragraph.
  private let list: Int?
  private let ordinal: Int
  /// As written.
  let text: String

  init?(_ sentence: Sentence, tokens: [Token]) {
    // "TANK_ONCE : the handler runs once", as definitions of manual pages end up in a paragraph.
    if case .paragraph = sentence.place, tokens.count > 3, tokens[0].kind == .word, tokens[1].isMark(":"),
      tokens[0].text.contains("_"), Self.isConstant(tokens[0])
    {
      (list, ordinal, text) = (nil, 0, tokens[0].text)
      return
    }
    guard case .listItem(let list, _, let ordinal) = sentence.place,
      let end = tokens.prefix(8).firstIndex(where: \.endsLabel), end > 0, end + 2 < tokens.count,
      case let label = tokens[..<end].filter({ $0.kind != .mark }), !label.isEmpty, Self.isMode(label)
    else { return nil }
    (self.list, self.ordinal, text) = (
      list, ordinal, label.map(\.text).joined(separator: label[0].text.contains("_") ? ", " : " ")
    )
  }

  /// - Parameter isBehind: the sentence goes on with the paragraph of the one before.
  func holds(for sentence: Sentence, isBehind: Bool) -> Bool {
    guard let list else { return isBehind }
    guard case .listItem(let place, _, let ordinal) = sentence.place else { return false }
    return place == list && ordinal == self.ordinal
  }

  var bearing: Bearing { .restricted(text) }

  private static func isMode(_ label: [Token]) -> Bool {
    if label.count == 1, label[0].isWord(in: modes) { return true }
    if label.count == 2, label[1].isWord("mode") { return true }
    return label.allSatisfy { isConstant($0) }
  }

  /// `TANK_ONCE`, `kTankOnce`, `--no-wait`: a value or an option, and no method.
  private static func isConstant(_ token: Token) -> Bool {
    let text = token.text
    // No selector has an underscore.
    if token.kind == .code, text.hasPrefix("--") || text.hasPrefix("-") && text.contains("_") { return true }
    if text.count > 4, text.hasPrefix("k"), text.dropFirst().first?.isUppercase == true { return true }
    return text.count > 3 && text.contains("_")
      && text.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  private static let modes: Set<String> = [
    "ordered", "unordered", "reentrant", "re-entrant", "synchronous", "asynchronous", "serial", "concurrent",
    "parallel",
    "exclusive", "shared", "blocking", "non-blocking", "nonblocking", "polling", "manual", "automatic", "lazy", "eager",
    "threaded", "single-threaded", "multi-threaded", "sequenced", "sequential", "buffered", "unbuffered",
  ]
}

/// How names stand in a timeline: bare where they look like a Swift name, else between back ticks.
///
/// Timelines are read by Unicode scalars, not by characters, so that no two parts of a text can melt into one character.
enum TimelineWord {
  static func isStart(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar == "_" }

  static func isPart(_ scalar: Unicode.Scalar) -> Bool { isStart(scalar) || isDigit(scalar) }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func isBare(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return isStart(first) && text.unicodeScalars.allSatisfy(isPart)
  }

  /// `text` bare or quoted. Argument labels, `(_:at:)`, may follow the name of a call bare.
  static func written(_ text: String, labels: Bool = false) -> String {
    if isBare(text) { return text }
    if labels, let open = text.firstIndex(of: "("), isBare(text[..<open]), isLabels(text[open...]) { return text }
    return quoted(text, by: "`")
  }

  static func quoted(_ text: String, by quote: Unicode.Scalar) -> String {
    var result = String(quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case quote, "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where Character(scalar).isNewline: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + String(quote)
  }

  /// `()`, or labels that each end in a colon: `(_:)`, `(_:at:)`.
  static func isLabels(_ text: some StringProtocol) -> Bool {
    guard text.first == "(", text.last == ")", text.count >= 2 else { return false }
    let inside = text.dropFirst().dropLast()
    if inside.isEmpty { return true }
    guard inside.last == ":" else { return false }
    return inside.dropLast().split(separator: ":", omittingEmptySubsequences: false).allSatisfy { isBare($0) }
  }

  /// `{nodeBlock,by=client}`, sorted by key; empty for no attributes.
  static func written(_ attributes: [String: AttributeValue]) -> String {
    if attributes.isEmpty { return "" }
    let members = attributes.sorted { $0.key < $1.key }.map { key, value in
      value == .bool(true) ? written(key) : "\(written(key))=\(written(value))"
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func written(_ value: AttributeValue) -> String {
    switch value {
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .string(let text): isBare(text) && text != "true" && text != "false" ? text : quoted(text, by: "\"")
    }
  }
}

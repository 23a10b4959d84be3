/// Lone lines that label what follows in a reference and promise nothing.
enum Captions {
  private static let known: Set<String> = [
    "availability", "caution", "declaration", "declared in", "deprecated", "discussion", "example", "examples",
    "exceptions", "important",
    "note", "notes", "overview", "parameters", "properties", "remarks", "return value", "return values", "returns",
    "see also", "since",
    "special considerations", "summary", "throws", "tip", "tips", "warning", "warnings",
  ]
  private static let ofParameters: Set<String> = ["parameters", "parameter"]
  private static let ofNames: Set<String> = ["declared in", "see also", "availability"]

  /// The caption, lowercased and without colon, if the text is one.
  static func caption(_ inline: InlineText) -> String? {
    guard inline.count <= 40, inline.wraps.isEmpty else { return nil }
    let words = inline.string.split(separator: " ").joined(separator: " ").lowercased()
    let name = words.last == ":" ? String(words.dropLast()) : words
    return known.contains(name) ? name : nil
  }

  /// Whether a lone name under this caption is a parameter, not a method.
  static func announcesParameters(_ caption: String?) -> Bool { caption.map { ofParameters.contains($0) } ?? false }

  /// Whether the single word under this caption is only a name.
  static func announcesName(_ caption: String?) -> Bool { caption.map { ofNames.contains($0) } ?? false }
}

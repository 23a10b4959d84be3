/// The line above the text of a definition, as pages that were converted from Sphinx's have it: "tank.fill(row)¶", and the text behind it.
/// The pilcrow is what is left of the link to the definition.
struct DefinitionLine {
  let title: InlineText
  let rest: InlineText
  /// Where the rest begins in the source.
  let start: Int

  init?(_ inline: InlineText) {
    guard let mark = Self.pilcrow(in: inline), mark > 0, Self.isDeclaration(inline.bytes[..<mark]) else { return nil }
    let next = inline.bytes[(mark + 2)...].firstIndex { !$0.isWhitespace } ?? inline.count
    title = inline.slice(Self.withoutKind(inline.bytes[..<mark])..<mark)
    rest = inline.slice(next..<inline.count)
    start = next < inline.count ? Int(inline.starts[next]) : Int(inline.ends[inline.count - 1])
  }

  /// Prose has its pilcrow further behind, if at all.
  private static func pilcrow(in inline: InlineText) -> Int? {
    let end = min(inline.wraps.first ?? inline.count, 300)
    return inline.bytes[..<end].indices.dropLast().first { inline.bytes[$0] == 0xC2 && inline.bytes[$0 + 1] == 0xB6 }
  }

  /// "fill(row, *, lid=None)", "class tanks.Tank": no blanks but those between brackets and behind the kind.
  private static func isDeclaration(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes[withoutKind(bytes)...].prefix { $0 != .openParenthesis }
    guard let first = name.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
    return name.allSatisfy { $0.isLetter || $0 == .period || $0 == UInt8(ascii: "_") || (48...57).contains($0) }
      && (name.endIndex == bytes.endIndex || bytes.last == UInt8(ascii: ")"))
  }

  /// Where the name begins behind "coroutine", "class" and the like.
  private static func withoutKind(_ bytes: ArraySlice<UInt8>) -> Int {
    var start = bytes.startIndex
    while let blank = bytes[start...].firstIndex(of: .space),
      kinds.contains(String(decoding: bytes[start..<blank], as: UTF8.self))
    {
      start = blank + 1
    }
    return start
  }

  private static let kinds: Set<String> = [
    "abstract", "abstractmethod", "async", "awaitable", "classmethod", "coroutine", "static", "staticmethod", "method",
    "class", "exception", "property", "final",
  ]
}

/// The line above the text of a definition, as pages that were converted from Sphinx's have it: "tank.fill(row)¶", and the text behind it.
/// The pilcrow is what is left of the link to the definition.
struct DefinitionLine {
  let title: InlineText
  let rest: InlineText
  /// Where the rest begins in the source.
  let start: Int

  init?(_ inline: InlineText) {
    guard let mark = Self.pilcrow(in: inline), mark > 0 else { return nil }
    let declaration = Self.withoutType(inline.bytes[Self.withoutKind(inline.bytes[..<mark])..<mark])
    // What is linked to is a definition whatever it is one of: "-f, --force".
    guard !declaration.isEmpty, Self.isDeclaration(declaration) || Self.isLink(mark, in: inline) else { return nil }
    let next = inline.bytes[(mark + 2)...].firstIndex { !$0.isWhitespace } ?? inline.count
    title = inline.slice(declaration.startIndex..<declaration.endIndex)
    rest = inline.slice(next..<inline.count)
    start = next < inline.count ? Int(inline.starts[next]) : Int(inline.ends[inline.count - 1])
  }

  /// Prose has its pilcrow further behind, if at all.
  private static func pilcrow(in inline: InlineText) -> Int? {
    let end = min(inline.wraps.first ?? inline.count, 300)
    return inline.bytes[..<end].indices.dropLast().first { inline.bytes[$0] == 0xC2 && inline.bytes[$0 + 1] == 0xB6 }
  }

  private static func isLink(_ mark: Int, in inline: InlineText) -> Bool {
    if case .link = inline.runs.last(where: { $0.start <= mark })?.style.kind { true } else { false }
  }

  /// "fill(row, lid=None)", "tanks.Tank": no blanks but those between brackets.
  private static func isDeclaration(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes.prefix { $0 != .openParenthesis }
    guard let first = name.first, first.isLetter || first == .underscore else { return false }
    return name.allSatisfy { $0.isLetter || $0.isDigit || $0 == .period || $0 == .underscore }
      && (name.endIndex == bytes.endIndex || bytes.last == UInt8(ascii: ")"))
  }

  /// "fill(row)" of "fill(row) → Tank".
  private static func withoutType(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let arrow = bytes.indices.dropLast(2).first(where: { bytes[$0...].starts(with: Array("→".utf8)) }),
      let end = bytes[..<arrow].lastIndex(where: { !$0.isWhitespace })
    else { return bytes }
    return bytes[...end]
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

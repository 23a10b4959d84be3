/// Refuses HTML nested so deep that libgumbo, which walks its stack of open elements for every tag, would not come back in time.
enum HTMLDepth {
  /// Open elements at once; real pages stay under 100.
  static let maximum = 512
  /// Their end tags may be left out, so open ones do not pile up.
  private static let selfEnding: Set<String> = [
    "p", "li", "dt", "dd", "tr", "td", "th", "option", "thead", "tbody", "tfoot",
  ]

  static func check(_ text: MappedText) throws(ParseRefusal) {
    var depth = 0
    var position = 0
    while let found = text.bytes[position...].firstIndex(of: .lessThan) {
      position = found + 1
      let tag = HTMLTag(text.bytes[found...].prefix(20))
      let name = tag.lowercasedName
      if name.isEmpty || HTMLNames.void.contains(name) || selfEnding.contains(name) { continue }
      depth = max(0, depth + (tag.shape == .closing ? -1 : 1))
      if depth > maximum {
        throw ParseRefusal(offset: text.origin(found), what: "more than \(maximum) HTML tags are open at once")
      }
    }
  }
}

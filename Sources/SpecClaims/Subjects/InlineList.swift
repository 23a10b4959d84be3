/// A list within its sentence: "the hooks run in this order: `a`, `b` and finally `c`".
enum InlineList {
  /// The methods behind the colon, when nothing else stands there.
  static func methods(in tokens: [Token], scope: SectionScope) -> [MethodReference] {
    guard let colon = tokens.firstIndex(where: { $0.isMark(":") }), colon > 3,
      tokens[..<colon].contains(where: { $0.isWord(in: ["order", "sequence"]) })
    else { return [] }
    let items = tokens[(colon + 1)...].filter {
      !($0.kind == .mark || $0.isWord(in: ["and", "then", "finally", "lastly", "next", "the"]))
    }
    guard items.count > 1, items.allSatisfy({ $0.kind == .code }) else { return [] }
    let methods = items.compactMap { MethodName(code: $0.text) }.map {
      MethodReference(type: $0.type ?? scope.type, name: $0)
    }
    return methods.count == items.count ? methods : []
  }
}

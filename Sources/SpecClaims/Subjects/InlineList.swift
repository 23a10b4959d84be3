/// A list within its sentence: "the hooks run in this order: `a`, `b` and finally `c`".
enum InlineList {
  /// "must implement the following interfaces: Row and Shed": "the interfaces Row and Shed".
  static func joined(_ tokens: [Token]) -> [Token] {
    if let states = states(in: tokens) { return states }
    guard let colon = tokens.firstIndex(where: { $0.isMark(":") }), colon > 4, colon + 1 < tokens.count,
      tokens[colon - 2].isWord("following"), tokens[colon - 1].isWord(in: named),
      tokens[..<colon].contains(where: { $0.isWord(in: ["implement", "override", "provide", "implements"]) }),
      tokens[(colon + 1)...].allSatisfy({
        $0.kind == .code || $0.isMark(",") || $0.isMark(".") || $0.isWord(in: ["and", "or"])
          || $0.text.first?.isUppercase == true
      })
    else { return tokens }
    return Array(tokens[..<(colon - 2)]) + [tokens[colon - 1]] + tokens[(colon + 1)...]
  }

  /// "when the tank is in the following states: `A`, `B`": "in the states `A` or `B`".
  private static func states(in tokens: [Token]) -> [Token]? {
    guard let colon = tokens.firstIndex(where: { $0.isMark(":") }), colon > 4, colon + 1 < tokens.count,
      tokens[colon - 2].isWord("following"), tokens[colon - 1].isWord(in: ["state", "states", "phase", "phases"]),
      case let list = tokens[(colon + 1)...].filter({ !$0.isWord(in: ["and", "or"]) }),
      list.allSatisfy({ $0.kind == .code || $0.isMark(",") || $0.isMark(".") })
    else { return nil }
    let names = list.filter { $0.kind == .code }
    let joint = Token(kind: .word, text: "or", range: tokens[colon].range)
    return Array(tokens[..<(colon - 2)]) + [tokens[colon - 1]] + Array(names.map { [$0] }.joined(separator: [joint]))
  }

  private static let named = ["interfaces", "methods", "functions", "protocols", "traits", "callbacks", "hooks"]

  /// The methods behind the colon, when nothing else stands there.
  static func methods(in tokens: [Token], scope: SectionScope) -> [MethodReference] {
    guard let colon = tokens.firstIndex(where: { $0.isMark(":") }), colon > 2,
      tokens[..<colon].contains(where: { $0.isWord(in: ["order", "ordered", "sequence"]) })
    else { return [] }
    let items = tokens[(colon + 1)...].filter {
      !($0.kind == .mark || $0.isArrow
        || $0.isWord(in: ["and", "then", "finally", "lastly", "next", "the"]))
    }
    let hasArrows = tokens[(colon + 1)...].contains(where: \.isArrow)
    guard items.count > 1, items.allSatisfy({ $0.kind == .code || hasArrows && RuleGate.isCamelCase($0.text) }) else {
      return []
    }
    let methods = items.compactMap { MethodName(code: $0.text) }.map {
      MethodReference(type: $0.type ?? scope.type, name: $0)
    }
    return methods.count == items.count ? methods : []
  }
}

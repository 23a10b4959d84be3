/// What an item of an ordered list names: "Calls the `open` method", "The tank is filled with the `-fill` method", "FILLED: at the end".
enum CallItem {
  /// The name of what a step calls; nil for any other step.
  static func name(in item: [Token]) -> Token? {
    var words = item[...].drop { $0.kind == .mark }
    guard words.first?.isWord(in: ["calls", "call", "invokes", "invoke", "runs", "run"]) == true else { return nil }
    words = words.dropFirst().drop { $0.isWord(in: ["the", "its", "your"]) }
    guard let name = words.first, name.kind == .code else { return nil }
    let rest = words.dropFirst().drop { $0.isWord(in: nouns) }
    return rest.allSatisfy { $0.kind == .mark } || rest.first?.isWord(in: ["on", "of", "with"]) == true ? name : nil
  }

  /// The only name of a call in an item that tells what happens; nil where there is none, or another beside it.
  static func onlyName(in item: [Token]) -> Token? {
    let names = item.indices.filter { index in
      item[index].kind == .code
        && (item[index].text.hasSuffix(")") || index + 1 < item.count && item[index + 1].isWord(in: nouns))
    }
    guard names.count == 1, item.count(where: { $0.kind == .code }) == 1 else { return nil }
    return item[names[0]]
  }

  /// The name in front of the colon, written as constants are.
  static func label(of item: [Token]) -> Token? {
    let words = item.drop { $0.kind == .mark }
    guard words.count > 2, let name = words.first, words.dropFirst().first?.isMark(":") == true, name.text.count > 3,
      name.text.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }), name.text.contains("_")
    else { return nil }
    return name
  }

  private static let nouns: Set<String> = ["method", "function", "hook", "callback", "handler"]

  /// Whether the list is said to be in order.
  static func isOrder(_ lead: [Token]) -> Bool {
    lead.indices.dropLast().contains {
      lead[$0].isWord(in: ["in", "following"]) && lead[$0 + 1].isWord(in: ["order", "sequence"])
    }
  }

  /// Whether it is one of calls: "are called in the following order:".
  static func isOrderOfCalls(_ lead: [Token]) -> Bool {
    isOrder(lead)
      && lead.contains { $0.isWord(in: ["called", "invoked", "fired", "emitted", "executed", "triggered"]) }
  }
}

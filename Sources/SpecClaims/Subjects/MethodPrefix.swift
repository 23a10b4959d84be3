/// Tells a method from a type where methods, too, begin with a capital letter: `OnContextInitialized`, `OnPumpError`, `GetPumpHandler` and
/// `DoClose` are methods, `BrowserHandler` and `OnlineListener` are types.
package enum MethodPrefix {
  private static let openers: Set<String> = [
    "on", "did", "will", "should", "can", "is", "has", "do", "get", "set", "before", "after", "about", "try", "handle",
  ]
  private static let typeEndings: Set<String> = [
    "handler", "listener", "controller", "observer", "interface", "class", "view", "node", "delegate", "args",
    "service", "manager",
    "interceptor", "callback", "provider", "factory", "context", "builder", "component", "exception", "error",
    "protocol",
  ]

  /// What happens, and may end the name of a method that tells of it.
  private static let happenings: Set<String> = ["error", "exception", "context"]

  /// True for an identifier of at least two words whose first is a verb or the mark of an event.
  package static func isMethod(_ text: String) -> Bool {
    guard let first = text.first, first.isUppercase, text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return false
    }
    let words = Self.words(of: text)
    guard words.count > 1, let last = words.last else { return false }
    if typeEndings.contains(last), words[0] != "get", words[0] != "on" || !happenings.contains(last) { return false }
    return openers.contains(words[0]) || Verbs.lemma(of: words[0], as: [.base]) != nil
  }

  /// `TANK_open_valve`, `TankAsync_closed`, `TANK_OpenValve`: a function of C behind the mark of its library; `Tank_openOptions`,
  /// `TANK_Valve` and `TANK_valve_t` are types.
  static func isFunctionOfLibrary(_ text: String) -> Bool {
    guard text.first?.isUppercase == true, let bar = text.firstIndex(of: "_"),
      text[..<bar].allSatisfy({ $0.isLetter || $0.isNumber }), !text.hasSuffix("_t"),
      case let function = text[text.index(after: bar)...].prefix(while: { $0 != "(" }), let first = function.first
    else { return false }
    let name = function.lowercased()
    guard !typeSuffixes.contains(where: name.hasSuffix) else { return false }
    if first.isLowercase { return true }
    let isMark = text[..<bar].count <= 3 || text[..<bar].allSatisfy { $0.isUppercase || $0.isNumber }
    return isMark && function.contains(where: \.isLowercase) && function.allSatisfy { $0.isLetter || $0.isNumber }
      && words(of: String(function)).first.map { openers.contains($0) || Verbs.lemma(of: $0, as: [.base]) != nil }
        == true
  }

  /// "tank." of `tank.fill(row)`: whoever calls the one calls the others.
  static func receiver(of name: MethodName) -> String? {
    let head = name.written.prefix { $0 != "(" }
    guard name.written.contains("("), let dot = head.lastIndex(of: "."), head.first?.isLowercase == true,
      !["self.", "this.", "super."].contains(where: head.hasPrefix)
    else { return nil }
    return String(head[...dot])
  }

  /// "tank_" of `tank_fill`, in front of which the names of its library's other functions begin; nil for hooks (`on_fill`, `leak_cb`).
  static func libraryMark(of name: MethodName) -> String? {
    guard let bar = name.base.firstIndex(of: "_"), case let mark = name.base[..<bar].lowercased(), !mark.isEmpty,
      !openers.contains(mark), !["pre", "post", "cb", "hook"].contains(mark),
      !["_cb", "_callback", "_func", "_fn", "_hook", "_handler", "_proc"].contains(where: name.base.hasSuffix)
    else { return nil }
    return String(name.base[...bar])
  }

  private static let typeSuffixes = [
    "options", "info", "type", "struct", "data", "properties", "state", "flags", "ctx",
  ]

  /// "OnBeforeClose" → on, before, close.
  private static func words(of text: String) -> [String] {
    var result: [String] = []
    for character in text {
      if character.isUppercase || result.isEmpty { result.append("") }
      result[result.count - 1] += character.lowercased()
    }
    return result
  }
}

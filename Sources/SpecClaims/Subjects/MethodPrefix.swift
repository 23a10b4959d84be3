/// Tells a method from a type where methods, too, begin with a capital letter: `OnContextInitialized` and `DoClose` are methods,
/// `BrowserHandler` and `OnlineListener` are types.
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

  /// True for an identifier of at least two words whose first is a verb or the mark of an event.
  package static func isMethod(_ text: String) -> Bool {
    guard let first = text.first, first.isUppercase, text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return false
    }
    let words = Self.words(of: text)
    guard words.count > 1, let last = words.last, !typeEndings.contains(last) else { return false }
    return openers.contains(words[0]) || Verbs.lemma(of: words[0], as: [.base]) != nil
  }

  /// `TANK_open_valve`, `TankAsync_closed`: a function of C behind the mark of its library; `Tank_openOptions` and `TANK_valve_t` are types.
  static func isFunctionOfLibrary(_ text: String) -> Bool {
    guard text.first?.isUppercase == true, let bar = text.firstIndex(of: "_"),
      text[..<bar].allSatisfy({ $0.isLetter || $0.isNumber }),
      let first = text[text.index(after: bar)...].first, first.isLowercase, !text.hasSuffix("_t")
    else { return false }
    let name = text[bar...].lowercased()
    return !typeSuffixes.contains { name.hasSuffix($0) }
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

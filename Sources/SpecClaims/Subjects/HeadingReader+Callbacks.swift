/// Methods that are handed a callback, told by their names.
extension HeadingReader {
  /// `tank_set_leak_callback`, `addLeakListener`, `valve_for_each_row`: what is called is what the method is given, and not the method.
  static func takesCallback(_ name: MethodName) -> Bool {
    let words = words(of: name.base)
    guard !words.isEmpty, !isHook(name) else { return false }
    // `hook_command`: hooks something to it.
    if words.count > 1, words[0] == "hook" { return true }
    if words.contains("foreach") || zip(words, words.dropFirst()).contains(where: { $0 == "for" && $1 == "each" }) {
      return true
    }
    guard let verb = words.firstIndex(where: giving.contains), let noun = words.lastIndex(where: given.contains) else {
      return false
    }
    return verb != noun
  }

  /// `tank_add_valve`: its name does not tell whether a callback comes with the valve.
  static func mayTakeCallback(_ name: MethodName) -> Bool {
    !isHook(name) && words(of: name.base).contains(where: giving.contains)
  }

  /// `onLeak`, `willDrain`: by its name, what the host calls when something happens.
  static func isHook(_ name: MethodName) -> Bool {
    let words = words(of: name.base)
    return words.count > 1 && hooks.contains(words[0])
  }

  /// `valve_open_cb`, `leakHandler`, `pre_drain`: called back.
  static func isCallback(_ name: MethodName) -> Bool {
    let words = words(of: name.base)
    if words.count > 1, ["pre", "post"].contains(words[0]) { return true }
    return words.last.map { given.contains($0) && !["function", "functions", "creator"].contains($0) } ?? false
      && !takesCallback(name)
  }

  /// `TankDelegate`, `LeakListener`: a type whose methods its readers write.
  static func isOfHooks(_ type: String) -> Bool {
    words(of: type).last.map(written.contains) ?? false
  }

  private static let written: Set<String> = [
    "delegate", "listener", "observer", "handler", "callback", "callbacks", "plugin", "interceptor", "visitor", "hooks",
    "behavior", "behaviour", "middleware", "adapter", "subscriber", "receiver",
  ]
  private static let hooks: Set<String> = ["on", "did", "will", "should", "before", "after"]
  private static let giving: Set<String> = [
    "set", "add", "register", "install", "connect", "attach", "enable", "schedule", "subscribe",
  ]
  private static let given: Set<String> = [
    "callback", "callbacks", "cb", "cbs", "handler", "handlers", "listener", "listeners", "func", "function",
    "functions",
    "hook", "hooks", "observer", "notifier", "interceptor", "comparator", "cmp", "creator",
  ]

  /// "tank_setLeakCb" → tank, set, leak, cb.
  private static func words(of name: String) -> [String] {
    if name.isASCII { return words(ofASCII: name.utf8) }
    var words: [String] = [""]
    var previous: Character = "_"
    for character in name {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, previous.isLowercase {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      previous = character
    }
    return words.filter { !$0.isEmpty }
  }

  /// The same of bytes: asked of the heading's name for every clause.
  private static func words(ofASCII name: String.UTF8View) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    var isBehindSmall = false
    for byte in name {
      if !byte.isASCIILetter || byte.isASCIIUppercase && isBehindSmall { end() }
      if byte.isASCIILetter { word.append(byte.lowercasedASCII) }
      isBehindSmall = byte.isASCIILetter && !byte.isASCIIUppercase
    }
    end()
    return words
  }
}

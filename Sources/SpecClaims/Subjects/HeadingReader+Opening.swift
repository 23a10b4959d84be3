import SpecDocument

/// Headings that name a method only by what the section under them begins with.
extension HeadingReader {
  /// "`row-added`" over "Emitted when …", "This event is emitted …"; a heading of code in parts has the name of an option or a package
  /// otherwise.
  static func event(_ title: [Piece], opening: [Substring]) -> MethodName? {
    if let named = namedEvent(title, opening) ?? property(title, opening) { return named }
    guard title.count == 1, title[0].kind == .code, case let text = title[0].text, text.contains("-"),
      text.first?.isLetter == true, text.allSatisfy({ $0.isLowercase || $0.isNumber || "-:".contains($0) }),
      isOfCalls(opening.prefix(2))
        || opening.count == 3 && opening[0] == "The" && ["signal", "event"].contains(opening[2])
    else { return nil }
    return MethodName(written: text)
  }

  /// "leak event" over "The `leak` event …".
  private static func namedEvent(_ title: [Piece], _ opening: [Substring]) -> MethodName? {
    let words = title.map(\.text).joined().split(separator: " ")
    guard words.count == 2, ["event", "signal", "hook", "callback"].contains(words[1]), opening.count == 3,
      opening[0].lowercased() == "the", opening[2] == words[1],
      opening[1].trimmingCharacters(marks: "`'\"") == words[0]
    else { return nil }
    return MethodName(written: String(words[0]))
  }

  /// "`Tank.Close`" over "Close shuts the tank", "Close must …": in languages that write methods with a capital letter, what the text
  /// says of it tells a method from a type inside another.
  static func member(_ title: [Piece], opening: [Substring]) -> MethodName? {
    guard title.count == 1, opening.count > 2 else { return nil }
    let parts = title[0].text.split(separator: ".", omittingEmptySubsequences: false)
    if let field = field(parts), title[0].kind == .code { return field }
    guard parts.count == 2, parts[1] == opening[0],
      parts.allSatisfy({ $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    let verb = opening[1].lowercased()
    let isKind = Lexicon.be.contains(verb) && ["a", "an", "the"].contains(opening[2].lowercased())
    let isVerb =
      Lexicon.be.contains(verb) || Lexicon.modals[verb] != nil || Verbs.lemma(of: verb, as: [.thirdPerson]) != nil
    return isVerb && !isKind ? MethodName(type: String(parts[0]), written: String(parts[1])) : nil
  }

  /// "`OpenValve`", "`Valve.Open`" over a text that speaks of "this method": in languages that write methods with a capital letter, so it
  /// does not speak of a type.
  static func capital(_ title: [Piece]) -> MethodName? {
    let names = title.filter { $0.text.contains { $0 != " " } }
    guard names.count == 1, names[0].kind == .code || names[0].text.contains("."),
      !typeEndings.contains(where: names[0].text.hasSuffix)
    else { return nil }
    return capital(names[0].text)
  }

  private static let typeEndings = [
    "Error", "Exception", "Listener", "Observer", "Delegate", "Options", "Configuration", "Config", "Info", "Context",
    "State", "Type", "Protocol", "Interface",
  ]

  static func capital(_ text: String) -> MethodName? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    return MethodName(type: parts.count == 2 ? String(parts[0]) : nil, written: String(parts[parts.count - 1]))
  }

  /// "This function is …", "do not call this method", "The event is raised …": a text about one that is called.
  static func pointsAtItself(_ sentence: String, isOpening: Bool) -> Bool {
    let words = sentence.split(separator: " ").map { $0.lowercased() }
    return words.indices.dropLast().contains {
      let points = words[$0] == "this" || isOpening && $0 == 0 && words[$0] == "the"
      return points && calledThings.contains(words[$0 + 1].trimmingCharacters(marks: ".,;:)"))
    }
  }

  private static let calledThings: Set<String> = [
    "method", "function", "callback", "event", "hook", "macro", "routine", "rpc",
  ]

  /// "This is called when …", "Called before …", "`Fill` is called …", "If Fill returns nil, …" at the head of a section: of a type nobody
  /// would say so.
  static func tellsOfCall(_ sentence: String, of name: String) -> Bool {
    let words = sentence.split(separator: " ").prefix(5).map { $0.trimmingCharacters(marks: "`*_,") }
    guard words.count > 3 else { return false }
    let verb = words[0] == "If" ? 2 : 1
    if ["Called", "Invoked"].contains(words[0]) {
      return ["when", "before", "after", "for", "once", "by", "on", "from", "whenever"].contains(words[1])
    }
    guard words[0] == "This" && verb == 1 || words[verb - 1].split(separator: "(").first.map(String.init) == name else {
      return false
    }
    return words[verb] == "is" && ["called", "invoked"].contains(words[verb + 1])
      || words[verb] == "returns" && words[verb - 1] != "This"
  }

  /// "`tank_valve.close`": a function of a table of callbacks in C. A file has a dot in its name as well.
  private static func field(_ parts: [Substring]) -> MethodName? {
    guard parts.count == 2, parts[0].contains("_"), let first = parts[1].first, first.isLowercase,
      parts.allSatisfy({ $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" } }),
      ![
        "json", "yaml", "yml", "toml", "md", "txt", "js", "ts", "py", "swift", "xml", "html", "conf", "cfg", "ini", "h",
        "c", "cpp", "go", "rs",
      ]
      .contains(parts[1])
    else { return nil }
    return MethodName(type: String(parts[0]), written: String(parts[1]))
  }

  /// "Awake" over "Called when …", "LateUpdate" over "It is called …": where methods have capital letters, and headings no marks.
  static func called(_ title: [Piece], opening: [Substring]) -> MethodName? {
    guard title.count == 1, title[0].kind == .text, case let text = title[0].text, text.first?.isUppercase == true,
      text.count > 3, text.allSatisfy({ $0.isLetter || $0.isNumber }), text.contains(where: \.isLowercase),
      !typeEndings.contains(where: text.hasSuffix)
    else { return nil }
    let isCamel = text.count(where: \.isUppercase) > 1
    let words = opening.map { $0.lowercased() }
    if words.count > 1, words[0] == "called", !["by"].contains(words[1]) { return MethodName(written: text) }
    guard isCamel, words.count > 2, words[0] == "it" || ["this", "the"].contains(words[0]) else { return nil }
    let isCall = words[0] == "it" && words[1] == "is" && words[2] == "called"
    return isCall || ["function", "method", "callback", "hook"].contains(words[1]) ? MethodName(written: text) : nil
  }

  /// "post-drain" over "This hook is invoked …": a script's name.
  static func hyphened(_ title: [Piece]) -> MethodName? {
    guard title.count == 1, case let text = title[0].text, text.contains("-"), text.first?.isLowercase == true,
      text.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "-" })
    else { return nil }
    return MethodName(written: text)
  }

  /// "`.open`" over "This is called …", "This optional callback …", "Called when …".
  static func isSlot(_ title: [Piece], opening: [Substring]) -> Bool {
    let title = unquoted(title)
    return title.count == 1 && title[0].kind == .code && MethodName.slot(title[0].text) != nil
      && (isOfCalls(opening.prefix(2)) || isOfCalls(opening[...]))
  }

  /// "Start the pump", "Registers a listener": the method is one that somebody calls, and takes or ends the calls of another.
  static func handsOver(_ opening: [Substring]) -> Bool {
    guard opening.count > 1, let first = opening.first?.lowercased(),
      let lemma = Verbs.lemma(of: first, as: [.base, .thirdPerson])
    else { return false }
    if putting.contains(lemma), opening.count == 3, ["a", "an", "the", "your"].contains(opening[1].lowercased()),
      ["callback", "handler", "listener", "hook", "function"].contains(opening[2].trimmingCharacters(marks: ".,:;"))
    {
      return true
    }
    return handing.contains(lemma) && opening[1].lowercased() != "when"
  }

  /// "Wakes the loop and calls the pump's callback": another one than the method.
  static func callsGiven(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.indices.dropLast().contains { index in
      guard ["call", "calls", "invoke", "invokes"].contains(words[index].lowercased()),
        let noun = words[(index + 1)...].prefix(5).firstIndex(where: { $0.lowercased().hasPrefix("callback") })
      else { return false }
      let owner = words[noun - 1].lowercased()
      return noun > index + 1 && (owner.hasSuffix("'s") || owner.hasSuffix("’s") || owner == "its" || owner == "their")
    }
  }

  /// "Drain the tank": commands under it describe, as the first one does. Some are said to whoever reads the page.
  static func describesInCommands(_ opening: [Substring]) -> Bool {
    guard opening.count > 1, opening[0].first?.isUppercase == true,
      case let first = opening[0].lowercased(), Verbs.lemma(of: first, as: [.base]) != nil,
      ["the", "a", "an", "all", "this", "any", "every", "each"].contains(opening[1].lowercased())
    else { return false }
    return !saidToReader.contains(first)
  }

  private static let saidToReader: Set<String> = [
    "use", "call", "invoke", "override", "implement", "subclass", "note", "make", "do", "avoid", "ensure", "provide",
    "consider", "remember", "keep", "read", "add", "create", "put", "place", "define", "set", "return",
  ]

  private static let putting: Set<String> = [
    "set", "add", "attach", "specify", "provide", "assign", "define", "remove",
  ]

  private static let handing: Set<String> = [
    "start", "stop", "register", "unregister", "schedule", "queue", "enqueue", "install", "subscribe", "unsubscribe",
    "cancel", "initialize", "listen", "poll", "watch", "submit", "arm",
  ]

  /// "Emitted when", "This event is", "This is called", "This optional callback".
  static func isOfCalls(_ opening: ArraySlice<Substring>) -> Bool {
    let words = opening.map { $0.lowercased() }
    guard let first = words.first, let last = words.last else { return false }
    if first == "this", ["event", "signal", "hook", "callback", "notification"].contains(last) { return true }
    let verb = Verbs.lemma(of: words.starts(with: ["this", "is"]) ? last : first, as: [.participle])
    return verb.map { Verbs.invocation.contains($0) || Verbs.sending.contains($0) } == true
  }
}

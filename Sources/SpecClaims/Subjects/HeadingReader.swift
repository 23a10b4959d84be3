import SpecDocument

/// What a heading says about the text under it: the methods it names, or the type.
package struct HeadingReader {
  package struct Reading: Hashable, Sendable {
    package var methods: [MethodName] = []
    package var type: String?
    /// A heading that belongs to the entry above it whatever its level: "Platform-specific", "Errors".
    package var isCaption = false
    /// "Overview", "Discussion": the title of a part of the page, and the name of nothing.
    package var isGeneral = false
  }

  /// - Parameter hasSlots: `.open` names a callback in this document, and no value of an enumeration.
  package static func read(_ title: [Piece], hasSlots: Bool = false) -> Reading {
    if isGeneratedCaption(title.joinedText) { return Reading(isCaption: true) }
    let title = withoutDefaults(unquoted(title))
    let tokens = withoutAnchor(Tokenizer.tokens(of: withoutDescription(title)))
    var reading = Reading()
    if let named = labelled(tokens) ?? titled(tokens) { return Reading(methods: [named]) }
    let text = title.map(\.text).joined()
    if let named = selector(text) ?? signal(text) ?? event(named: text) ?? marked(text) ?? MethodName.linked(text) {
      return Reading(methods: [named])
    }
    if case let named = withoutKind(text), named != text, RuleGate.isCamelCase(named),
      named.allSatisfy({ $0.isLetter || $0.isNumber })
    {
      return Reading(methods: [MethodName(written: named)])
    }
    if let declared = declaration(title) { return Reading(methods: [declared]) }
    if let signature = signature(tokens) { return Reading(methods: [signature]) }
    if title.count == 1 || title.allSatisfy({ $0.kind != .code }),
      let signature = Self.signature(declaredIn: withoutKind(text))
    {
      return Reading(methods: [signature])
    }
    if let noted = noted(tokens) { return Reading(methods: [noted]) }
    if let type = declaredType(tokens) { return Reading(type: type) }
    var places: [Int] = []
    for (index, token) in tokens[..<describing(tokens)].enumerated()
    where token.kind != .mark && !platforms.contains(token.lower) {
      defer { if places.count < reading.methods.count { places.append(index) } }
      // "Loading from `spare_parts` folders": the name of a thing.
      if index + 1 < tokens.count, tokens[index + 1].isWord(in: things) { continue }
      // "[virtual] Loom::~Loom()": how it is declared is not what it is called.
      if tokens.count > 1, MethodName.modifiers.contains(token.text) { continue }
      if let name = MethodName(code: token.text),
        token.kind == .code || isBareMethod(token.text, alone: tokens.count { $0.kind != .mark } == 1)
      {
        reading.methods.append(name)
      } else if tokens.count == 1, isHandler(token.text) {
        reading.methods.append(MethodName(written: token.text))
      } else if hasSlots, token.kind == .code, let slot = MethodName.slot(token.text) {
        reading.methods.append(slot)
      } else if MethodPrefix.isMethod(token.text), tokens.count <= 3 {
        reading.methods.append(MethodName(written: token.text))
      }
    }
    reading.methods = coordinated(reading.methods, at: places, in: tokens)
    reading.isGeneral = reading.methods.isEmpty && GeneralTitle.isOne(tokens.phrase)
    if reading.methods.isEmpty, !reading.isGeneral { reading.type = type(in: tokens) }
    reading.isCaption = captions.contains(tokens.map(\.lower).joined(separator: " "))
    return reading
  }

  /// Where the brackets begin that say more of a title in prose: "The same with one pump (driven by `Tank.fill`)".
  private static func describing(_ tokens: [Token]) -> Int {
    guard tokens.last?.isMark(")") == true, let open = tokens.lastIndex(where: { $0.isMark("(") }), open > 1,
      tokens[..<open].allSatisfy({ $0.kind == .word }), tokens.count - open > 5
    else { return tokens.count }
    return open
  }

  /// "subscribe(topic, listener)" without backticks: one name with its parameters and nothing else.
  private static func signature(_ tokens: [Token]) -> MethodName? {
    guard tokens.allSatisfy({ $0.kind != .code }) else { return nil }
    let text = tokens.phrase
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), open != text.startIndex,
      !text[..<open].contains(" ")
    else { return nil }
    return MethodName(code: text)
  }

  /// "\".open\"": a name in quotation marks is one in code.
  static func unquoted(_ title: [Piece]) -> [Piece] {
    guard title.count == 1, case let text = title[0].text, text.count > 3, text.hasPrefix("\""), text.hasSuffix("\""),
      case let name = text.dropFirst().dropLast(), name.hasPrefix("."),
      !name.contains(where: { $0 == " " || $0 == "\"" })
    else { return title }
    return [Piece(kind: .code, text: String(name), range: title[0].range)]
  }

  /// "Event: 'ready'": the name behind the label, plain word or not.
  private static func labelled(_ tokens: [Token]) -> MethodName? {
    guard tokens.count > 1, tokens[0].isWord(in: ["event", "signal", "hook", "callback", "api", "function"])
    else { return nil }
    if tokens[1].kind == .code, tokens.count <= 3 {
      return MethodName(written: tokens[1].text.trimmingCharacters(marks: "'\""))
    }
    guard tokens.count > 2, tokens[1].isMark(":") else { return nil }
    return tokens.dropFirst(2).first { $0.kind != .mark }.map { MethodName(written: $0.text) }
  }

  /// "OpenValve function", "`Valve.Open` method": a name with a capital letter, and what it names.
  private static func titled(_ tokens: [Token]) -> MethodName? {
    guard tokens.count == 2, tokens[1].isWord(in: ["function", "method", "event", "callback", "macro"]),
      tokens[0].kind == .code || tokens[0].text.count(where: \.isUppercase) > 1
    else { return nil }
    return capital(tokens[0].text)
  }

  /// Names in camel case that are no methods.
  private static let platforms: Set<String> = ["macos", "ios", "ipados", "tvos", "watchos", "visionos", "npm"]

  private static let things: Set<String> = [
    "folder", "folders", "directory", "directories", "file", "files", "option", "options", "flag", "flags", "header",
    "headers", "package", "packages", "module", "modules", "variable", "variables", "mode", "modes", "encoding",
  ]

  /// Sections that documentation generators nest in an entry although their level may say otherwise.
  private static let captions: Set<String> = [
    "platform-specific", "portability", "errors", "panics", "safety", "examples", "example", "notes", "note", "remarks",
    "ios",
    "android", "web", "windows", "macos", "linux", "wayland", "x11", "others", "throws", "parameters", "returns",
    "return value", "arguments",
    "discussion", "usage", "see also",
  ]

  /// "`onFoo` — what it does": what stands behind the dash describes.
  private static func withoutDescription(_ title: [Piece]) -> [Piece] {
    guard title.first?.kind == .code else { return title }
    let cut = title.firstIndex { piece in
      piece.kind == .text && [" — ", " – ", " -- ", ": "].contains { piece.text.hasPrefix($0) }
    }
    return cut.map { Array(title[..<$0]) } ?? title
  }

  /// "render() {#render}": the anchor is for links.
  private static func withoutAnchor(_ tokens: [Token]) -> [Token] {
    guard
      let start = tokens.firstIndex(where: {
        $0.isMark("{") || $0.text.hasPrefix("{#") || $0.text.hasPrefix("#") && $0.text.count > 1
      }),
      start > 0
    else { return tokens }
    return Array(tokens[..<start])
  }

  /// A heading that is one identifier in camel case with a small first letter ("viewDidLoad"), or one word in small letters, which
  /// no title in prose is, names a method.
  private static func isBareMethod(_ text: String, alone: Bool) -> Bool {
    guard let first = text.first, first.isLowercase, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return false
    }
    if text.dropFirst().allSatisfy(\.isNumber), first == "v" { return false }
    return alone || text.dropFirst().contains(where: \.isUppercase)
  }

  /// "socket.onclose": the listener that a property holds.
  private static func isHandler(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].hasPrefix("on") && parts[1].count > 3
      && parts.allSatisfy { $0.first?.isLowercase == true && $0.allSatisfy(\.isLetter) }
  }

  /// A heading that holds one identifier with a capital letter names a type ("ASDisplayNode", "The `Photo` class").
  private static func type(in title: [Token]) -> String? {
    // "SerialQueue (one at a time)": what stands in brackets describes.
    let bracket = title.firstIndex { $0.isMark("(") } ?? 0
    let tokens = bracket > 0 && title.last?.isMark(")") == true ? Array(title[..<bracket]) : title
    let names = tokens.filter { isTypeName($0) }
    let others = tokens.filter { $0.kind == .word && !isTypeName($0) && !Lexicon.determiners.contains($0.lower) }
    guard names.count == 1, others.allSatisfy({ typeNouns.contains($0.lower) }) else { return nil }
    return names[0].text
  }

  private static let typeNouns: Set<String> = [
    "class", "protocol", "interface", "struct", "type", "component", "object", "delegate",
  ]

  private static func isTypeName(_ token: Token) -> Bool {
    let text = token.text.drop { $0 == "_" }
    guard token.kind != .mark, let first = text.first, first.isUppercase else { return false }
    let rest = text.dropFirst()
    // "`Panel.Listener`" is a type in another, or what a language with capital letters calls a method.
    let isNested = token.kind == .code && capital(String(text)) != nil
    guard isNested || rest.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    // "TANK_ON_FILL": a constant, or the hook that it stands for.
    if text.contains("_"), text.count > 4, text.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }) {
      return true
    }
    return token.kind == .code || (rest.contains(where: \.isUppercase) && rest.contains(where: \.isLowercase))
  }
}

/// A method as a document writes it, and the parts of the name that all spellings share.
///
/// `-layoutSpecThatFits:`, `layoutSpecThatFits(_:)`, `ASDisplayNode.layoutSpecThatFits` and `[node layoutSpecThatFits:]` name the same method.
public struct MethodName: Hashable, Sendable, CustomStringConvertible {
  /// The type written before a dot or inside `-[Type name]`, if any.
  public let type: String?
  /// As written, without the type, backticks and possessive: `-didLoad`, `viewWillAppear:`.
  public let written: String

  public init(type: String? = nil, written: String) {
    self.type = type
    self.written = written
  }

  public var description: String { type.map { "\($0) \(written)" } ?? written }

  /// The bare name: no prefix, labels or parentheses. Two spellings of one method have the same.
  public var base: String {
    if written.isASCIIWord { return written }
    if written.isASCII { return Self.base(ofASCII: written.utf8[...]) }
    var name = written.drop { "-+#–@".contains($0) }
    if let open = name.firstIndex(where: { "(:".contains($0) }) { name = name[..<open] }
    if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    return String(name)
  }

  /// The same as the general case, of bytes.
  private static func base(ofASCII written: Substring.UTF8View) -> String {
    var name = written.drop { "-+#@".utf8.contains($0) }
    if let open = name.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }) {
      name = name[..<open]
    }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[name.index(after: dot)...] }
    return String(Substring(name))
  }

  /// `tank`: without any mark that it is a method's name.
  var isPlainWord: Bool { written.allSatisfy { $0.isLetter && $0.isLowercase } }

  /// As written, without a prefix: labels and all.
  var spelling: Substring { written.drop { "-+#–@".contains($0) } }

  /// Reads one code span or bare word; nil when it is not a method's name (a type, a property path, a statement).
  public init?(code: String) {
    // A single word has no mark of a method; only its first letter decides.
    if code.isASCIIWord, let first = code.utf8.first {
      guard !first.isASCIIUppercase else { return nil }
      self.init(written: code)
      return
    }
    if let marked = Self.marked(code) {
      self = marked
      return
    }
    // "open (int level)": with a space in front of the bracket.
    if let space = code.firstIndex(of: " "), code[code.index(after: space)...].hasPrefix("("), code.hasSuffix(")"),
      code[..<space].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    {
      self.init(code: String(code[..<space] + code[code.index(after: space)...]))
      return
    }
    if let declared = Self.declared(code) {
      self.init(written: declared)
      return
    }
    var text = Self.withoutModifiers(Self.withoutArity(code))
    if text.hasPrefix("-[") || text.hasPrefix("[") {
      let inner = text.drop { "-+[".contains($0) }.prefix { $0 != "]" }
      let parts = inner.split(separator: " ")
      guard parts.count == 2 else { return nil }
      let receiver = String(parts[0])
      self.init(type: receiver.first?.isUppercase == true ? receiver : nil, written: String(parts[1]))
      return
    }
    var type: String?
    if let qualified = Self.qualified(text) ?? Self.ofModule(text) {
      self = qualified
      return
    }
    let head = text.prefix { $0 != "(" }
    if let dot = head.lastIndex(where: { $0 == "." || $0 == "#" }), dot != head.startIndex {
      let owner = String(head[..<dot].split(separator: ".").last ?? "")
      guard owner.first?.isUppercase == true else {
        guard let called = Self.sentToAnObject(text, from: dot) else { return nil }
        self.init(written: called)
        return
      }
      type = owner
      text = String(text[text.index(after: dot)...])
    }
    guard Self.isIdentifierWithLabels(text) else { return nil }
    let bare = text.drop { "-+#–@".contains($0) }
    let marked = bare.count != text.count || text.contains("(") || text.contains(":")
    guard
      marked || bare.first(where: { $0 != "_" })?.isLowercase == true || MethodPrefix.isFunctionOfLibrary(text)
    else { return nil }
    self.init(type: type, written: text)
  }

  /// `c:terminate/2`, `terminate/2`: the arity and the mark of a callback are not part of the name.
  private static func withoutArity(_ code: String) -> String {
    let text = code.hasPrefix("c:") ? String(code.dropFirst(2)) : code
    guard let slash = text.lastIndex(of: "/"), slash != text.startIndex, text.index(after: slash) != text.endIndex,
      text[text.index(after: slash)...].allSatisfy(\.isNumber)
    else { return text }
    return String(text[..<slash])
  }

  /// `static make()`, `fn resumed`: the words before the name say how it is declared.
  private static func withoutModifiers(_ code: String) -> String {
    let head = code.prefix { $0 != "(" }
    let words = head.split(separator: " ")
    guard words.count > 1, words.dropLast().allSatisfy({ modifiers.contains(String($0)) }), let name = words.last else {
      return code
    }
    return String(name) + code[head.endIndex...]
  }

  static let modifiers: Set<String> = [
    "static", "async", "func", "fn", "fun", "def", "function", "override", "virtual", "public", "protected", "abstract",
    "final", "suspend",
  ]

  /// `Type::method`, `module::Type::method()`.
  private static func qualified(_ text: String) -> MethodName? {
    let head = text.prefix { $0 != "(" }
    let parts = head.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.count % 2 == 1,
      parts.indices.allSatisfy({ $0 % 2 == 0 ? !parts[$0].isEmpty : parts[$0].isEmpty }),
      parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    let owner = String(parts[parts.count - 3])
    let written = String(parts[parts.count - 1]) + text[head.endIndex...]
    guard isIdentifierWithLabels(written), owner.first?.isUppercase == true,
      written.hasSuffix(")") || written.first?.isLowercase == true || MethodPrefix.isMethod(written)
    else { return nil }
    return MethodName(type: owner, written: written)
  }

  /// `reply.send()`: a call on an object; only the parentheses tell it from a property path.
  private static func sentToAnObject(_ text: String, from dot: String.Index) -> String? {
    guard text.hasSuffix(")"), isIdentifierWithLabels(String(text[text.index(after: dot)...])),
      text[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return nil }
    return text
  }

  /// True for a bare word of running text that can only be a method's name: it carries a selector's or a call's marks.
  static func isWritten(_ text: String) -> Bool {
    if text.isASCIIWord { return false }
    let bare = text.drop { "-+–".contains($0) }
    let hasDash = bare.count + 1 == text.count
    guard let first = bare.first, first.isLetter || first == "_", isIdentifierWithLabels(text) else { return false }
    if hasDash && bare.count > 1 && bare.allSatisfy({ $0.isLetter || $0.isNumber || "_:".contains($0) }) { return true }
    if text.hasSuffix("()") || text.hasSuffix(":)") { return true }
    let isCamel = bare.dropFirst().contains(where: \.isUppercase) && first.isLowercase
    return text.hasSuffix(":") && isCamel
  }

  /// The same as the general case, of bytes.
  private static func isASCIIIdentifierWithLabels(_ text: String.UTF8View) -> Bool {
    var bytes = text[...]
    if let mark = bytes.first, "-+#@".utf8.contains(mark) { bytes.removeFirst() }
    guard let first = bytes.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte.isASCIILetter || byte.isASCIIDigit || "_:()$".utf8.contains(byte) { continue }
      guard depth > 0, ",: _?.<>[]{}|->@&".utf8.contains(byte) else { return false }
    }
    return depth == 0
  }

  private static func isIdentifierWithLabels(_ text: String) -> Bool {
    if text.isASCII { return isASCIIIdentifierWithLabels(text.utf8) }
    let bare = text.drop { "-+#–@".contains($0) }
    guard let first = bare.first, first.isLetter || first == "_" else { return false }
    guard text.count - bare.count <= 1 else { return false }
    var depth = 0
    for character in bare {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      let inside = depth > 0 && ",: _?.<>[]{}|->@&".contains(character)
      guard character.isLetter || character.isNumber || "_:()$".contains(character) || inside else { return false }
    }
    return depth == 0
  }
}

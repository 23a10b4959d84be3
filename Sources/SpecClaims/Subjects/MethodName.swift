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
    var name = written.drop { "-+#–@".contains($0) }
    if let open = name.firstIndex(where: { "(:".contains($0) }) { name = name[..<open] }
    return String(name)
  }

  /// Reads one code span or bare word; nil when it is not a method's name (a type, a property path, a statement).
  public init?(code: String) {
    var text = code
    if text.hasPrefix("-[") || text.hasPrefix("[") {
      let inner = text.drop { "-+[".contains($0) }.prefix { $0 != "]" }
      let parts = inner.split(separator: " ")
      guard parts.count == 2 else { return nil }
      let receiver = String(parts[0])
      self.init(type: receiver.first?.isUppercase == true ? receiver : nil, written: String(parts[1]))
      return
    }
    var type: String?
    let head = text.prefix { $0 != "(" }
    if let dot = head.lastIndex(where: { $0 == "." || $0 == "#" }), dot != head.startIndex {
      let owner = String(head[..<dot].split(separator: ".").last ?? "")
      guard owner.first?.isUppercase == true else { return nil }
      type = owner
      text = String(text[text.index(after: dot)...])
    }
    guard Self.isIdentifierWithLabels(text) else { return nil }
    let bare = text.drop { "-+#–@".contains($0) }
    let marked = bare.count != text.count || text.contains("(") || text.contains(":")
    guard marked || bare.first?.isLowercase == true else { return nil }
    self.init(type: type, written: text)
  }

  /// True for a bare word of running text that can only be a method's name: it carries a selector's or a call's marks.
  static func isWritten(_ text: String) -> Bool {
    let bare = text.drop { "-+–".contains($0) }
    let hasDash = bare.count + 1 == text.count
    guard let first = bare.first, first.isLetter || first == "_", isIdentifierWithLabels(text) else { return false }
    if hasDash && bare.count > 1 && bare.allSatisfy({ $0.isLetter || $0.isNumber || "_:".contains($0) }) { return true }
    if text.hasSuffix("()") { return true }
    let isCamel = bare.dropFirst().contains(where: \.isUppercase) && first.isLowercase
    return text.hasSuffix(":") && isCamel
  }

  private static func isIdentifierWithLabels(_ text: String) -> Bool {
    let bare = text.drop { "-+#–@".contains($0) }
    guard let first = bare.first, first.isLetter || first == "_" else { return false }
    guard text.count - bare.count <= 1 else { return false }
    var depth = 0
    for character in bare {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      let inside = depth > 0 && ",: _?.<>[]".contains(character)
      guard character.isLetter || character.isNumber || "_:()$".contains(character) || inside else { return false }
    }
    return depth == 0
  }
}

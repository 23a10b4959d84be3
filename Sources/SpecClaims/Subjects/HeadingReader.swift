import SpecDocument

/// What a heading says about the text under it: the methods it names, or the type.
package struct HeadingReader {
  package struct Reading: Hashable, Sendable {
    package var methods: [MethodName] = []
    package var type: String?
  }

  package static func read(_ title: [Piece]) -> Reading {
    let tokens = Tokenizer.tokens(of: title)
    var reading = Reading()
    for token in tokens where token.kind != .mark {
      if let name = MethodName(code: token.text), token.kind == .code || isBareMethod(token.text) { reading.methods.append(name) }
    }
    if reading.methods.isEmpty { reading.type = type(in: tokens) }
    return reading
  }

  /// A heading that is one identifier in camel case with a small first letter ("viewDidLoad") names a method.
  private static func isBareMethod(_ text: String) -> Bool {
    guard let first = text.first, first.isLowercase else { return false }
    return text.dropFirst().contains(where: \.isUppercase) && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// A heading that holds one identifier with a capital letter names a type ("ASDisplayNode", "The `Photo` class").
  private static func type(in tokens: [Token]) -> String? {
    let names = tokens.filter { isTypeName($0) }
    let others = tokens.filter { $0.kind == .word && !isTypeName($0) && !Lexicon.determiners.contains($0.lower) }
    guard names.count == 1, others.allSatisfy({ typeNouns.contains($0.lower) }) else { return nil }
    return names[0].text
  }

  private static let typeNouns: Set<String> = ["class", "protocol", "interface", "struct", "type", "component", "object", "delegate"]

  private static func isTypeName(_ token: Token) -> Bool {
    guard token.kind != .mark, let first = token.text.first, first.isUppercase else { return false }
    let rest = token.text.dropFirst()
    guard rest.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    return token.kind == .code || (rest.contains(where: \.isUppercase) && rest.contains(where: \.isLowercase))
  }
}

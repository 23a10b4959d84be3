/// Methods that are called with whoever sends a message, as one of a class, and do nothing with it: `@objc func tapped(_ sender: UIButton)`.
///
/// Objective-C does not look what it is that is sent, and nodes are given to such methods; here, they take what they are given.
struct UnusedSenders {
  /// Methods that have one declaration: neither a protocol nor a subclass has another one.
  private let single: Set<String>

  /// - Parameter sources: all that refer to one another.
  init(_ sources: [SwiftText]) {
    let counts = Dictionary(sources.flatMap(\.namesOfMethods).map { ($0, 1) }, uniquingKeysWith: +)
    single = Set(counts.filter { $0.value == 1 }.keys)
  }

  func edits(in source: SwiftText) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.tokens[index].text == "func", index + 1 < source.tokens.count,
        single.contains(source.tokens[index + 1].text)
      else { return nil }
      return source.unusedSender(ofMethodAt: index)
    }
  }
}

extension SwiftText {
  private static let calledFromOutside: Set = ["@objc", "@IBAction"]

  fileprivate var namesOfMethods: [String] {
    tokens.indices.dropLast().filter { tokens[$0].text == "func" }.map { tokens[$0 + 1].text }
  }

  /// The class of the only parameter, if the method does not speak of it.
  fileprivate func unusedSender(ofMethodAt index: Int) -> SourceEdit? {
    let modifiers = tokens[startOfModifiers(before: index)..<index].map(\.text)
    let open = index + 2
    guard modifiers.contains(where: Self.calledFromOutside.contains), !modifiers.contains("override"),
      open < tokens.count, tokens[open].text == "(", let close = closing[open],
      let colon = tokens[open...close].firstIndex(where: { $0.text == ":" }), colon + 1 < close
    else { return nil }
    let (name, type) = (tokens[colon - 1].text, tokens[colon + 1])
    let rest = tokens[(colon + 2)...close].map(\.text)
    guard ["UI", "AS"].contains(type.text.prefix(2)), !type.text.hasSuffix("Recognizer"),
      [[")"], ["?", ")"], ["!", ")"]].contains(rest), close + 1 < tokens.count, tokens[close + 1].text == "{",
      let end = closing[close + 1]
    else { return nil }
    let body = text(tokens[close + 1].range.lowerBound..<tokens[end].range.upperBound)
    return name == "_" || !body.contains(name) ? SourceEdit(range: type.range, text: "Any") : nil
  }
}

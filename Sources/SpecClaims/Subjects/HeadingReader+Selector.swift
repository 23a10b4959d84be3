/// Headings that are declarations of Objective-C, and those of signals.
extension HeadingReader {
  /// "- (void)tank:(Tank *)tank didFill:(int)row;" → `-tank:didFill:`; nil when the heading is none.
  static func selector(_ text: String) -> MethodName? {
    guard let sign = text.first, sign == "-" || sign == "+" else { return nil }
    var rest = text.dropFirst().drop { $0 == " " }
    guard rest.first == "(", let type = withoutType(rest) else { return nil }
    rest = type
    var parts: [Substring] = []
    while let name = identifier(&rest) {
      guard rest.first == ":" else {
        parts.append(name)
        break
      }
      parts.append(name + ":")
      rest = rest.dropFirst().drop { $0 == " " }
      if rest.first == "(" {
        guard let behind = withoutType(rest) else { return nil }
        rest = behind
      }
      guard identifier(&rest) != nil else { return nil }
    }
    guard !parts.isEmpty, rest.isEmpty || rest == ";" else { return nil }
    return MethodName(written: "\(sign)\(parts.joined())")
  }

  /// "::drain": the signal of the type that the heading stands under.
  static func signal(_ text: String) -> MethodName? {
    guard text.hasPrefix("::"), text.count > 3 else { return nil }
    let name = text.dropFirst(2)
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return nil }
    return MethodName(written: String(name))
  }

  /// What stands behind a type in brackets, which may hold brackets of its own.
  private static func withoutType(_ text: Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...].drop { $0 == " " } }
    }
    return nil
  }

  private static func identifier(_ text: inout Substring) -> Substring? {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = name.first, !first.isNumber else { return nil }
    text = text[name.endIndex...].drop { $0 == " " }
    return name
  }
}

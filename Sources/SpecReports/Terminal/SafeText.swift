/// Text from documents and traces, made harmless for a terminal: names of threads, classes and tests have carried
/// escape sequences before.
package enum SafeText {
  /// One line: control, format and bidirectional characters are dropped, every kind of line break and tab is one space.
  package static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        if result.last != " " { result.append(" ") }
      } else if !isHidden(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Several lines, each of them safe; a tab is kept as four spaces, so that code keeps its shape.
  package static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { slice in
      line(slice.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    "))
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: true
    default: (0x09...0x0D).contains(scalar.value) || scalar.value == 0x85
    }
  }

  /// Format characters include the bidirectional overrides; the two joiners are kept: Persian and emoji need them.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate: true
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }
}

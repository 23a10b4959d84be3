import SpecClaims

/// The Swift source of the generated tests: a suite for each page, a test for each claim, placed at the claim's line of the page, so
/// that a failure, and even a compiler error, points at the sentence.
struct TestSource {
  private(set) var text = """
    // Written by spec-tests from the pages of Spec/. Do not edit.
    import SpecTesting
    import Testing

    """

  mutating func add(_ reading: Reading, path: String) {
    guard !reading.claims.isEmpty else { return }
    text += "\n@Suite(\(literal(reading.document.baseName)))\nstruct \(identifier(reading.document.baseName)) {\n"
    for claim in reading.claims { add(claim, path: path) }
    text += "}\n"
  }

  private mutating func add(_ claim: Claim, path: String) {
    let arguments = [
      literal(claim.id), "page: \(literal(path))", "line: \(claim.range.start.line)",
      "column: \(claim.range.start.column)",
    ]
    text += """
      #sourceLocation(file: \(literal(path)), line: \(claim.range.start.line))
        @Test(\(literal(claim.canonical))) func \(identifier(claim.id))() async throws { try await ClaimTest.run(\(arguments.joined(separator: ", "))) }
      #sourceLocation()

      """
  }

  /// Letters and digits stay, everything else becomes one underscore; equal ids do not occur, so neither do equal names.
  private func identifier(_ name: String) -> String {
    let kept = name.replacing("*", with: "every").map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let joined = String(kept).split(separator: "_").joined(separator: "_")
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  private func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default:
        result += scalar.value < 32 || scalar.value == 127 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return result + "\""
  }
}

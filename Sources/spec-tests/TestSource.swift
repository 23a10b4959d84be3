import SpecClaims

/// The Swift source of the generated tests: a suite for each page, a test for each claim, placed at the claim's line of the page, so
/// that a failure, and even a compiler error, points at the sentence.
struct TestSource {
  private(set) var text = """
    // Written by spec-tests from the pages of Spec/. Do not edit.
    import SpecTesting
    import Testing

    """

  private var suites = Names()

  mutating func add(_ reading: Reading, path: String) {
    guard !reading.claims.isEmpty else { return }
    let suite = suites.name(for: reading.document.baseName)
    text += "\n@Suite(\(literal(reading.document.baseName)))\nstruct \(suite) {\n"
    var tests = Names()
    for claim in reading.claims { add(claim, named: tests.name(for: claim.id), path: path) }
    text += "}\n"
  }

  private mutating func add(_ claim: Claim, named name: String, path: String) {
    let arguments = [
      literal(claim.id), "page: \(literal(path))", "line: \(claim.range.start.line)",
      "column: \(claim.range.start.column)",
    ]
    text += """
      #sourceLocation(file: \(literal(path)), line: \(claim.range.start.line))
        @Test(\(literal(claim.canonical))) func \(name)() async throws { try await ClaimTest.run(\(arguments.joined(separator: ", "))) }
      #sourceLocation()

      """
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

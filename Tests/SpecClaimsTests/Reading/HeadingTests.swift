import Testing

@testable import SpecClaims

/// Headings that name a method without backticks.
@Suite struct HeadingTests {
  @Test(arguments: ["pump(level, callback)", "remove(at:)", "tank.pump(level)", "removeAll()"])
  func aSignatureNamesItsMethod(_ heading: String) throws {
    let subjects = try read("# Tank\n\n## \(heading)\n\nCalled once.\n").map(\.canonical)
    #expect(subjects == ["\(heading): called exactly once"])
  }

  @Test func aRemarkInBracketsIsNoSignature() throws {
    #expect(
      try read("# Tank\n\n## Query (advanced)\n\nCalled once.\n").map(\.canonical).first?.contains("Query") == false)
  }
}

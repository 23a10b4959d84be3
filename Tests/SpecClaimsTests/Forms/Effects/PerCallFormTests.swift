import Testing

@testable import SpecClaims

@Suite struct PerCallFormTests {
  @Test func readsWhatAnotherMethodCallsForEach() throws {
    #expect(
      try read("## Panel\n\n### `-refresh`\n\nIt is called for each row in `-describeAll`.\n").map(\.canonical)
        == ["-refresh: called whenever each row in -describeAll"])
  }

  @Test(arguments: ["It is called for each row.", "It is called in `-describeAll`."])
  func refuses(_ sentence: String) throws { #expect(try understood(sentence, by: PerCallForm.self) == []) }
}

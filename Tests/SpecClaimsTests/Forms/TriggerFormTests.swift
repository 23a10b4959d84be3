import Testing

@testable import SpecClaims

@Suite struct TriggerFormTests {
  @Test(arguments: [
    "It is seldom called whenever the panel moves."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

@Suite struct EarliestTimeFormTests {
  @Test(arguments: [
    Expected(
      "This is the first moment at which you should access the window.", "access the window: never before -refresh")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "This is a nice moment to access the window."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

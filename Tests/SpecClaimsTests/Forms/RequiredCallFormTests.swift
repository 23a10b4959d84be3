import Testing

@testable import SpecClaims

@Suite struct RequiredCallFormTests {
  @Test(arguments: [
    Expected("The tank requires a call to `-fill` before reading a row.", "-fill: before reading a row"),
    Expected("It needs a prior call of the `-fill` method before it is drained.", "-fill: before it is drained"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: RequiredCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The tank requires a call to `-fill`.", "The tank may require a call to `-fill` before reading a row.",
    "The tank does not require a call to `-fill` before reading a row.",
    "The tank requires a call to `-fill` after reading a row.", "The tank requires a valve before reading a row.",
    "The tank often requires a call to `-fill` before reading a row.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: RequiredCallForm.self).isEmpty)
  }
}

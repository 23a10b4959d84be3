import Testing

@testable import SpecClaims

@Suite struct SafeAsLongAsFormTests {
  @Test(arguments: [
    Expected(
      "It is safe to override as long as you do not set the frame.",
      "-refresh: must not access the frame within -refresh")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is safe to override."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

@Suite struct SuperEffectFormTests {
  @Test(arguments: [
    Expected(
      "Right after the call to super, all rows have been placed.",
      "-refresh: the call to super makes it so: all rows are placed"),
    Expected(
      "The call to super is where the frame is set.", "-refresh: the call to super makes it so: the frame is set"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Right after the call to super, all rows are usually placed."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

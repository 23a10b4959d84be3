import Testing

@testable import SpecClaims

@Suite struct ImmutabilityFormTests {
  @Test(arguments: [
    Expected(
      "After it has been returned from `-refresh`, the frame is immutable.",
      "frame: cannot be changed after -refresh has finished")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The frame is immutable."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

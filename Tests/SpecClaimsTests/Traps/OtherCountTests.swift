import Testing

@testable import SpecClaims

/// Counts that are rates, or those of another time.
@Suite struct OtherCountTests {
  @Test(arguments: [
    "It is called once every two frames.",
    "It is called only once in three runs.",
    "It is called once in each of the two passes.",
    "It is now called exactly once, where it used to be called for every row.",
    "It is called once for all rows, not for each row.",
  ]) func areNotRead(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "It is called once per row.",
      "-refresh: called exactly once per row"),
    Expected(
      "It is called not more than once per row.",
      "-refresh: called at most once per row"),
    Expected(
      "It is called once every 10 seconds.",
      "-refresh: called exactly once per 10 seconds"),
  ]) func leaveOthersAlone(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "It is called more than once only if `open()` fails.",
      "-refresh: may be called many times (only if `open()` fails)")
  ]) func areOfTheirCase(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

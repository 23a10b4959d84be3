import Testing

@testable import SpecClaims

/// What else has, or has not yet, happened at the point of a call.
@Suite struct GoingOnAtThisPointTests {
  @Test(arguments: [
    Expected(
      "At this point, the panel has shown a row but has not yet begun painting it.",
      "-refresh: after the panel has shown a row",
      "-refresh: before the panel has begun painting it"),
    Expected(
      "At this point, the panel has been filled and the host has stopped.",
      "-refresh: after the panel has been filled",
      "-refresh: after the host has stopped"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "At this point, the panel may have been filled and the host may have stopped."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

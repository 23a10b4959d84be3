import Testing

@testable import SpecClaims

/// Methods that return only when something has happened.
@Suite struct ReturningOnceFormTests {
  @Test(arguments: [
    Expected(
      "Opens the panel, returning once all rows have been painted.",
      "refresh returns: after all rows have been painted",
      "-refresh: blocking"),
    Expected(
      "Opens the panel (if there is one), returning once all rows have been painted.",
      "refresh returns: after all rows have been painted",
      "-refresh: blocking"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Opens the panel, returning the rows once they have been painted.",
    "Opens the panel, usually returning once all rows have been painted.",
    "The host paints the panel, returning once all rows have been painted.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

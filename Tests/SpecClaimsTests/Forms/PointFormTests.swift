import Testing

@testable import SpecClaims

@Suite struct PointFormTests {
  @Test(arguments: [
    Expected("This is the point at which the panel has been drawn.", "-refresh: after the panel has been drawn"),
    Expected(
      "Note that this is before the view has been created.",
      "-refresh: before the view has been created"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "This is the point at which the panel looks nice.",
    "This is before the view.",
    "This is usually before the view has been created.",
    "This is not before the view has been created.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

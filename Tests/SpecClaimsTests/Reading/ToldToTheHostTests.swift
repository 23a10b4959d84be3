import Testing

@testable import SpecClaims

/// Methods told by what they tell somebody.
@Suite struct ToldToTheHostTests {
  @Test(arguments: [
    Expected(
      "Inform the host that a paint has been requested.",
      "-refresh: after a paint has been requested"),
    Expected(
      "This callback lets you know that the panel has been painted.",
      "-refresh: after the panel has been painted"),
    Expected(
      "It lets you know that the panel is about to shut.",
      "-refresh: before the panel is about to shut"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Inform the host that the panel is big.",
    "Paint the panel and inform the host that it has been painted.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

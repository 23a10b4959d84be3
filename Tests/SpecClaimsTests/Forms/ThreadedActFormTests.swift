import Testing

@testable import SpecClaims

/// Acts that may be done on any thread.
@Suite struct ThreadedActFormTests {
  @Test(arguments: [
    Expected(
      "Opening tanks from several threads is also supported.",
      "opening tanks: may be called on any thread"),
    Expected(
      "It is okay to read and write tanks from multiple threads.",
      "reading and writing tanks: may be called on any thread"),
    Expected(
      "It is safe to fill the tank from any thread.",
      "filling the tank: may be called on any thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Opening tanks from several threads is usually supported.",
    "Opening tanks from several threads is slow.",
    "It may be safe to read tanks from multiple threads.",
    "Opening tanks is supported.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

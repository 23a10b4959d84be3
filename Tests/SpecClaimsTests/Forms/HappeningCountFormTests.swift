import Testing

@testable import SpecClaims

/// How often something happens that is no call.
@Suite struct HappeningCountFormTests {
  @Test(arguments: [
    Expected(
      "Setup of the panel happens exactly once.",
      "Setup of the panel: called exactly once"),
    Expected(
      "The handshake takes place at most once per link.",
      "The handshake: called at most once per link"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Setup of the panel usually happens once.",
    "Setup of the panel may happen once.",
    "Setup of the panel does not happen once.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

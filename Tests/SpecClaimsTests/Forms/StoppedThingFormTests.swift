import Testing

@testable import SpecClaims

/// Things that never begin again.
@Suite struct StoppedThingFormTests {
  @Test(arguments: [
    Expected(
      "A stopped panel will never be started again.",
      "the panel is started: never after the panel has been stopped"),
    Expected(
      "A panel already closed is never opened again.",
      "the panel is opened: never after the panel has been closed"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "A stopped panel will usually never be started again.",
    "A stopped panel will be started again.",
    "A big panel will never be started again.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

@Suite struct OnlyPlaceFormTests {
  @Test(arguments: [
    Expected(
      "Opening the valve is permitted only inside a write block.",
      "the valve: must not be opened outside a write block"),
    Expected(
      "`-fill` is the only method where you may change the level.",
      "the level: must not be accessed outside -fill"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OnlyPlaceForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Opening the valve is permitted only on the main thread.",
    "Opening the valve is permitted inside a write block.",
    "`-fill` is the only method of the host.",
    "Opening the valve may only be allowed in a block.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OnlyPlaceForm.self).isEmpty)
  }
}

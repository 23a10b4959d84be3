import Testing

@testable import SpecClaims

@Suite struct ReuseFormTests {
  @Test(arguments: [
    Expected("A tank is made for one row and cannot be reused.", "A tank is used: at most once"),
    Expected("Valves cannot be reused.", "Valves are used: at most once"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ReuseForm.self) == expected.claims)
  }

  @Test(arguments: [
    "A tank can be reused.", "A tank may not be reused.", "A tank cannot be reused after `-close`.",
    "A tank cannot be reused if it leaks.", "It cannot be reused.", "A tank is not reused by the pump.",
    "A tank should not be reused.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ReuseForm.self).isEmpty)
  }
}

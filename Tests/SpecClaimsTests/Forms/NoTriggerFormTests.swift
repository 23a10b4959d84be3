import Testing

@testable import SpecClaims

@Suite struct NoTriggerFormTests {
  @Test(arguments: [
    Expected("It is not called again when the panel moves.", "-refresh: not called because the panel moves"),
    Expected("It is not called for every movement.", "-refresh: not called for every one of: movement"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is not called too often."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

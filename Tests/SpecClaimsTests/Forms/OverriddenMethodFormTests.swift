import Testing

@testable import SpecClaims

/// Methods that child classes have to write.
@Suite struct OverriddenMethodFormTests {
  @Test(arguments: [
    Expected(
      "It should be implemented by child classes, and called by the panel only.",
      "-refresh: has to be overridden"),
    Expected(
      "It must be overridden by all derived classes, and called by the panel only.",
      "-refresh: has to be overridden"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It may be implemented by child classes.",
    "It is implemented by child classes.",
    "It should usually be implemented by child classes.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OverriddenMethodForm.self).isEmpty)
  }
}

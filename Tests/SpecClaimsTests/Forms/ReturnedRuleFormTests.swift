import Testing

@testable import SpecClaims

@Suite struct ReturnedRuleFormTests {
  @Test(arguments: [
    Expected("The returned window must be an open window.", "-refresh: has to return an open window within -refresh"),
    Expected("The return value must not be nil.", "-refresh: must not return nil within -refresh"),
    Expected("The window returned should not be `null`.", "-refresh: must not return `null` within -refresh"),
    Expected(
      "The returned window must not have been shown before.",
      "-refresh: must not return window shown before within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The returned window must be closed.",
    "The returned window may be nil.",
    "The returned window must usually not be nil.",
    "The returned window must have been shown before.",
    "The window must not be nil.",
    "The returned window must be one that is open.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ReturnedRuleForm.self).isEmpty)
  }
}

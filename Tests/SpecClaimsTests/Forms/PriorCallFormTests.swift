import Testing

@testable import SpecClaims

@Suite struct PriorCallFormTests {
  @Test(arguments: [
    Expected(
      "For this hook to be called, you must have called `-enable`.",
      "-enable: before -refresh"),
    Expected(
      "`-enable` must already have been called.",
      "-enable: before -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PriorCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "`-enable` should have been called.",
    "`-enable` must not have been called.",
    "You may have called `-enable`.",
    "`-refresh` must have been called.",
    "You must have called `-enable` before the panel opens.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PriorCallForm.self).isEmpty)
  }
}

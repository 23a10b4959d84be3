import Testing

@testable import SpecClaims

@Suite struct WidenedDutiesTests {
  @Test(arguments: [
    Expected("The loom must make sure that the row is open.", "The loom: has to ensure that the row is open"),
    Expected(
      "Callers must make sure the row is open.",
      "Callers: has to ensure that the row is open"),
    Expected(
      "To work correctly, subclasses must keep the row open.", "-refresh: has to keep the row open within -refresh"),
    Expected(
      "Callers should not retry, but instead should wait until the row is full.",
      "Callers: has to wait until the row is full"),
    Expected(
      "A row opened in `-open` must be released in `-close`.",
      "-refresh: has to release a row opened in `-open` within -close"),
    Expected("The row needs to be released during `-close`.", "-refresh: has to release the row within -close"),
  ]) func reads(_ expected: Expected) throws {
    let claims = try understood(expected.sentence)
    #expect(expected.claims.allSatisfy(claims.contains))
  }

  @Test(arguments: [
    Expected(
      "Implementations must only change the given row.",
      "-refresh: must not change anything other than the given row within -refresh"),
    Expected(
      "A weaver should only attempt to close the given row.",
      "A weaver: must not close anything other than the given row"),
  ]) func onlyForbidsTheRest(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OnlyRuleForm.self) == expected.claims)
  }

  @Test(arguments: [
    "To save time, subclasses need to keep the row open.", "The loom usually makes sure that the row is open.",
    "Implementations must usually only change the given row.", "Implementations only change the given row.",
    "Implementations must only change rows.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

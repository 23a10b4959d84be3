import Testing

@testable import SpecClaims

/// Duties to return, and duties of use.
@Suite struct ChoiceOfResultsTests {
  @Test(arguments: [
    Expected(
      "It should return: either a row, a tank or `nil`.",
      "-refresh: has to return either a row, a tank or `nil` within -refresh"),
    Expected(
      "It should either: return a row, return a tank or throw an error.",
      "-refresh: has to return a row, return a tank or throw an error within -refresh"),
    Expected(
      "This method should be used when a row leaks.", "-refresh: has to be called (when a row leaks)"),
    Expected("It must be called regularly to drain the tank.", "-refresh: has to be called"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It should return: the row.", "This method should be used.", "It should usually return: a row or `nil`.",
  ])
  func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  /// What a misuse comes to has a name.
  @Test(arguments: [
    Expected("Draining it twice will cause a SIGSEGV.", "-refresh: crash when misused: Draining it twice"),
    Expected(
      "Draining it twice leads to a never-ending loop.", "-refresh: infinite-loop when misused: Draining it twice"),
    Expected(
      "Draining it twice may introduce race conditions.",
      "-refresh: race-condition when misused: Draining it twice"),
    Expected(
      "If you attempt to drain it twice, it may fail.", "-refresh: error when misused: If you attempt to drain it twice"
    ),
    Expected("Draining it twice leads to a race of horses."),
    Expected("If the tank is shut, it may fail."), Expected("If you lose the row, it may fail."),
  ]) func misuse(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

import Testing

@testable import SpecClaims

/// Words in another order than that of a plain statement.
@Suite struct StraightenedClauseTests {
  @Test(arguments: [
    Expected(
      "You must not open the valve here, nor should you close the tank.",
      "-refresh: must not open the valve within -refresh", "-refresh: must not close the tank within -refresh"),
    Expected(
      "The hook is not called on start. Nor is `-drain` called when rows are removed.",
      "-refresh: never called (on start)",
      "-drain: never called (when rows are removed)"),
    Expected(
      "It takes one argument: a callback, `done`, to be invoked after the run.",
      "done: after the run"),
    Expected(
      "It is possible for `-drain` to be called many times.",
      "-drain: may be called many times"),
    Expected(
      "That is, even if the tank is empty, it will still be called.",
      "-refresh: called at least once"),
    Expected(
      "This method is not always called.",
      "-refresh: not promised: called at least once"),
    Expected(
      "An event listener to be called after the run.",
      "-refresh: after the run"),
    Expected(
      "If filling the tank succeeds then `-drain` will be called.",
      "-drain: after filling the tank succeeds (If filling the tank succeeds)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is possible for the tank to leak.",
    "A tank to be filled after the run.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

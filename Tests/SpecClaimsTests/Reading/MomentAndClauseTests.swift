import Testing

@testable import SpecClaims

/// Where a moment ends, and the next clause begins.
@Suite struct MomentAndClauseTests {
  @Test(arguments: [
    Expected(
      "It is called after each row and it should be short.",
      "-refresh: after each row"),
    Expected(
      "It is called after the drain and you should close it.",
      "-refresh: after the drain", "-refresh: has to close it within -refresh"),
    Expected(
      "Called when the pump has stopped and before the tank is closed.",
      "-refresh: after the pump has stopped", "-refresh: before the tank is closed"),
    Expected(
      "Called when a new row is accepted, but before a tank is created.",
      "-refresh: before a tank is created (when a new row is accepted)"),
    Expected(
      "Runs synchronously, parent before children.",
      "-refresh: synchronous"),
    Expected(
      "The important thing is that it is called on main, and that it is never called twice.",
      "-refresh: every call is on the main thread", "-refresh: called at most once"),
    Expected(
      "The main difference is that the rows are configured before the tank is used, and do not change during use.",
      "the rows are configured: before the tank is used"),
  ]) func endBeforeAClause(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called before the tank is filled and it returns a row.",
    "The valves are added after others are added and to remove pumps.",
    "The row is sent before or at the same time as the tank is closed.",
    "Tanks are drained in falling order until the last is dry.",
  ]) func areLeftWhereTheyAreNotClear(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

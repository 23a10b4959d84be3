import Testing

@testable import SpecClaims

/// Ranks among calls, spans in which there is one, and how a call is made.
@Suite struct RanksAndSpansTests {
  @Test(arguments: [
    Expected(
      "The function must be called as the first function of a row.",
      "-refresh: before the others"),
    Expected(
      "Tanks are opened from the last to the first.",
      "Tanks are opened: in order from the last to the first"),
    Expected(
      "Once this hook is called, no tank hook may be called.",
      "any tank hook: never after -refresh"),
    Expected(
      "Once this hook is called, no tank hook may be called, except for `open()`.",
      "any tank hook: never after -refresh (except for `open()`)"),
    Expected(
      "The callbacks are called in a synchronous manner.",
      "The callbacks: synchronous"),
    Expected(
      "Only one pump can run at any given time.",
      "pump: serial"),
    Expected(
      "There can be only one pump at a time.",
      "pump exists: at most once (at a time)"),
    Expected(
      "`drain()` can be used to block the caller until the tank has no rows left.",
      "drain(): blocking"),
    Expected(
      "You can write to a tank from any thread.",
      "a tank: may be called on any thread"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The callbacks are not called in a synchronous manner.",
    "The rows are sorted from the last to the first.",
    "No tank hook may be called, except for `open()`.",
    "You can write to a tank from any host.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

/// Rules for whoever calls, and whose they are.
@Suite struct OutsiderTests {
  @Test(arguments: [
    Expected(
      "The caller must shut the tank.",
      "The caller: has to shut the tank"),
    Expected(
      "Callers must not shut the tank.",
      "Callers: must not shut the tank"),
    Expected(
      "If you fill the tank after calling this function, you must shut the valve.",
      "whoever calls -refresh: has to shut the valve (If you fill the tank after calling this function)"),
    Expected(
      "If this method returns true, you must never call `-open`.",
      "-open: must not be called (If this method returns true)"),
    Expected(
      "If you return true here, you must override `-open`.",
      "-refresh: has to override -open (If you return true here)"),
    Expected(
      "The implementation must return 0 if it succeeds.",
      "-refresh: has to return 0 within -refresh (if it succeeds)"),
    Expected(
      "Implementations of this method must not block.",
      "-refresh: must not block within -refresh"),
    Expected(
      "An implementation of this callback should return soon.",
      "-refresh: has to return soon within -refresh"),
  ]) func areTheirs(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "Implementations of the panel must not block.",
      "Implementations of the panel: must not block"),
    Expected(
      "Your code must not shut the tank.",
      "-refresh: must not shut the tank within -refresh"),
    Expected(
      "You must shut the tank.",
      "-refresh: has to shut the tank within -refresh"),
  ]) func areNotThose(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

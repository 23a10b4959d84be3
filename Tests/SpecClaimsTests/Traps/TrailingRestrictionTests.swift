import Testing

@testable import SpecClaims

/// What stands at the end and restricts all that is told.
@Suite struct TrailingRestrictionTests {
  @Test(arguments: [
    Expected(
      "It is called once on Linux.",
      "-refresh: called exactly once (on Linux)"),
    Expected(
      "It is called on main on iOS and macOS.",
      "-refresh: every call is on the main thread (on iOS and macOS)"),
    Expected(
      "It is called before `open()` on Linux.",
      "-refresh: before open() (on Linux)"),
    Expected(
      "You must close it on Linux.",
      "-refresh: has to close it within -refresh (on Linux)"),
    Expected(
      "It is called once in tests.",
      "-refresh: called exactly once (in tests)"),
    Expected(
      "It is called on main under load.",
      "-refresh: every call is on the main thread (under load)"),
    Expected(
      "It is called once without a window.",
      "-refresh: called exactly once (without a window)"),
    Expected(
      "It is called on main at startup.",
      "-refresh: every call is on the main thread (at startup)"),
    Expected(
      "It is called once in some tanks.",
      "-refresh: called exactly once (in some tanks)"),
    Expected(
      "It is thread-safe for large tanks.",
      "-refresh: thread-safe (for large tanks)"),
    Expected(
      "It is called once on old hosts.",
      "-refresh: called exactly once (on old hosts)"),
  ]) func restricts(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "It is called once for performance reasons.",
      "-refresh: called exactly once"),
    Expected(
      "It is called on main without a delay.",
      "-refresh: every call is on the main thread"),
    Expected(
      "It is called once under the hood.",
      "-refresh: called exactly once"),
    Expected(
      "It is thread-safe in some way.",
      "-refresh: thread-safe"),
  ]) func tellsWhyOrHow(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

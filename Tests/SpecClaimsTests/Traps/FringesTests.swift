import Testing

@testable import SpecClaims

/// What restricts a call from the ends of its clause, without a comma.
@Suite struct FringesTests {
  @Test(arguments: [
    Expected(
      "In draught mode the host calls `fill()` on the main thread.",
      "fill(): every call is on the main thread (In draught mode)"),
    Expected(
      "It is called on the main thread with the plain executor.",
      "-refresh: every call is on the main thread (with the plain executor)"),
    Expected(
      "It is called on the main thread outside rinses.", "-refresh: every call is on the main thread (outside rinses)"),
    Expected("It is called once by the test host.", "-refresh: called exactly once (by the test host)"),
    Expected(
      "It is called on the main thread as a fallback.", "-refresh: every call is on the main thread (as a fallback)"),
    Expected(
      "It is called on the main thread in the absence of a worker.",
      "-refresh: every call is on the main thread (in the absence of a worker)"),
    Expected(
      "It is called on a background thread from the command line.",
      "-refresh: every call is on a background thread (from the command line)"),
    Expected(
      "It is called on the main thread given a single tank.",
      "-refresh: every call is on the main thread (given a single tank)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  /// Read as before.
  @Test(arguments: [
    Expected("It is called on the main thread by the framework.", "-refresh: every call is on the main thread"),
    Expected("It is called once with the row as its argument.", "-refresh: called exactly once"),
  ]) func stays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

import Testing

@testable import SpecClaims

/// Exceptions in brackets, in whatever words.
@Suite struct ExceptionInBracketsTests {
  @Test(arguments: [
    Expected(
      "All hooks (other than `open()`) run on the main thread.",
      "All hooks: every call is on the main thread (except `open()`)"),
    Expected(
      "Every callback (apart from `open()`) is invoked on the main thread.",
      "Every callback: every call is on the main thread (except `open()`)"),
    Expected(
      "These functions (but not `open()`) are thread-safe.",
      "These functions: thread-safe (except `open()`)"),
    Expected(
      "All callbacks (excluding `open()`) are invoked on the main thread.",
      "All callbacks: every call is on the main thread (except `open()`)"),
    Expected(
      "All callbacks (`open()` excepted) are invoked on the main thread.",
      "All callbacks: every call is on the main thread (except `open()`)"),
    Expected(
      "On Linux (but not on Android), it is called on the main thread.",
      "-refresh: every call is on the main thread (On Linux, except on Android)"),
  ]) func restrictIt(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Call super (not needed when you subclass `Base` directly) here.",
    "It is called once (per attempt).",
    "It is called once (more often if `open()` fails).",
    "It runs once (not on a crash) before the process ends.",
  ]) func takeItBack(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

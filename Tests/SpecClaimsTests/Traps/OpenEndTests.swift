import Testing

@testable import SpecClaims

/// Ends of sentences that leave open, or take back, what stands in front.
@Suite struct OpenEndTests {
  @Test(arguments: [
    "It may never be called.",
    "`open()` may never be called.",
    "It is called on the main thread, print mode is an exception.",
    "It is called exactly once; idle panels are the only exception.",
    "Except when it is idle; then it runs on the render thread.",
    "Known issue: `open()` is called twice on Android.",
    "It is called immediately after `open()` on every change, and immediately after `close()` on the first run.",
    "It is called after `open()` and usually on the main thread.",
    "It is called before `open()` or not at all.",
    "It is called on the thread on which `open()` is not called.",
  ]) func leaveNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "It may not be called.",
      "-refresh: must not be called"),
    Expected(
      "It can never be called.",
      "-refresh: must not be called"),
    Expected(
      "It is called before `open()` and on the main thread.",
      "-refresh: every call is on the main thread", "-refresh: before open()"),
    Expected(
      "It is called immediately after `open()` and immediately before `close()`.",
      "-refresh: immediately after open()", "-refresh: immediately before close()"),
    Expected(
      "It is called on the thread on which `open()` is called.",
      "-refresh: every call is on the thread on which `open()` is called"),
    Expected(
      "Care should be taken not to call `open()` here.",
      "-refresh: must not call `open()` within -refresh"),
    Expected(
      "Care must be taken not to call `open()` here.",
      "-refresh: must not call `open()` within -refresh"),
  ]) func leaveThisStanding(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

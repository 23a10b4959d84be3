import Testing

@testable import SpecClaims

/// "It", and what is done to it, where the sentence has just named another method than the heading.
@Suite struct PointingBackTests {
  @Test(arguments: [
    Expected(
      "The same holds for `-close`: it must be called on the main thread.", "-close: every call is on the main thread"),
    Expected(
      "`-open` is called by `-init`; don't call it yourself.", "-open: during -init",
      "-open: must not be called yourself"),
    Expected(
      "`-open` must not be called again before `-close` has returned.",
      "-open: must not be called again before `-close` has returned"),
    Expected("Calling `-open` from rows should be avoided.", "-open: must not be called from rows"),
    Expected(
      "`-open` must not be called from a row. Doing so deadlocks.", "-open: must not be called from a row",
      "-open: deadlock when misused: the call from a row"),
    Expected(
      "Classes that implement `-refresh` must not use `.rowBlock`. Doing so will raise an exception.",
      "-refresh: must not use `.rowBlock` within -refresh",
      "-refresh: exception when misused: `.rowBlock`"),
    Expected(
      "A panel must be created on the main thread but may be used from any thread once it has been drawn.",
      "A panel is created: every call is on the main thread",
      "A panel: may be called on any thread (after it has been drawn)"),
    Expected(
      "It may block, so don't call it on the main thread.", "-refresh: may-block",
      "-refresh: no call is on the main thread"),
  ]) func isTheOtherMethod(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Rows may not call `-open`.", "Rows cannot call `-open`.", "One should not expect rows to run in order.",
  ]) func whoMustNotIsNotLost(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}

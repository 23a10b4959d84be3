import Testing

@testable import SpecClaims

/// Denials that stand before the subject, in it, or around other denials, and cases that belong to the half that they stand in.
@Suite struct DenialTests {
  @Test(arguments: [
    Expected("Under no circumstances call this on main.", "-refresh: no call is on the main thread"),
    Expected("On no account call this method twice.", "-refresh: called at most once"),
    Expected("At no time will this method be called on main.", "-refresh: no call is on the main thread"),
    Expected("Never is this method called on main.", "-refresh: no call is on the main thread"),
    Expected("You may not call this method on the main thread.", "-refresh: no call is on the main thread"),
    Expected("Neither of these hooks is called on main.", "these hooks: no call is on the main thread"),
    Expected(
      "Neither `-draw` nor `-close` may be called on the main thread.",
      "-draw and -close: no call is on the main thread"),
    Expected(
      "`-draw` and `-close` are paired. Neither is called after `-open`.", "-draw and -close: never after -open"),
  ]) func isDenied(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("It is called on a thread other than the main thread.", "-refresh: no call is on the main thread"),
    Expected("It runs on a different thread than the main thread.", "-refresh: no call is on the main thread"),
    Expected("It must be called from nowhere but the main thread.", "-refresh: every call is on the main thread"),
    Expected("It must be called from anywhere but the main thread.", "-refresh: no call is on the main thread"),
  ]) func namesTheOtherThread(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("It must not be called at the same time.", "-refresh: serial"),
    Expected("It must not be called in parallel.", "-refresh: serial"),
    Expected("Calls to it may be made at the same time."),
    Expected("It must not be called at the same time as `-draw`.", "-refresh: exclusive (with `-draw`)"),
    Expected("Do not call `-draw` and `-close` simultaneously."),
  ]) func keepsCallsApart(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "Always called after `-draw` and, if the tank leaks, before `-close`.", "-refresh: after -draw",
      "-refresh: before -close (if the tank leaks)"),
    Expected(
      "The tank may be filled on any thread, but once it is open it has to be drained on main only.",
      "The tank: may be called on any thread",
      "The tank: every call is on the main thread (once it is open)"),
    Expected(
      "After `-close`, calling `-draw` throws an exception.",
      "-draw: exception when misused: calling `-draw` after `-close`"),
    Expected(
      "Calling this method before `-open` is an error, unless the tank is shared.",
      "-refresh: must not be called before `-open` (unless the tank is shared)"),
    Expected(
      "The tank may be filled anywhere, but it has to be drained on main.", "The tank: every call is on the main thread"
    ),
    Expected(
      "Once the tank is open, this hook must be called on main.",
      "-refresh: every call is on the main thread (once the tank is open)"),
    Expected(
      "Before `-open`, this hook may be called on any thread.", "-refresh: may be called on any thread (before `-open`)"
    ),
    Expected(
      "After `-open` returns, it is called on main.", "-refresh: every call is on the main thread",
      "-refresh: after -open has finished"),
  ]) func leavesTheCaseWhereItStands(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is not guaranteed that no row is drawn after `-close`.",
    "There's no guarantee that a row won't be drawn after `-close`.",
    "It may be called before, during, or after `-close`.",
    "Neither may or may not be called on main.",
    "None of them is called on main, save one.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func mayComeAgainBeforeItsEnd() throws {
    #expect(
      try understood("A handler may be called again before it has returned.") == ["A handler: may be called many times"]
    )
  }
}

import Testing

@testable import SpecClaims

/// What is denied behind a promise, and denials that stand far from what they deny.
@Suite struct DeniedComplementTests {
  @Test(arguments: [
    Expected(
      "It is called once, and never on the main thread.",
      "-refresh: called exactly once", "-refresh: no call is on the main thread"),
    Expected(
      "It must be called before `close()`, and never from a background thread.",
      "-refresh: before close()", "-refresh: must not be called on background thread"),
    Expected(
      "It is called on the main thread and never twice.",
      "-refresh: every call is on the main thread", "-refresh: called at most once"),
    Expected(
      "It is called on the main thread, never before `open()`.",
      "-refresh: every call is on the main thread", "-refresh: never before open()"),
    Expected(
      "It may be called many times, and not always on the same thread.",
      "-refresh: may be called many times"),
    Expected(
      "It is called on the main thread and not always before `close()`.",
      "-refresh: every call is on the main thread"),
  ]) func isToldOnItsOwn(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It cannot be relied upon, in general, that `open()` is called on the main thread.",
    "There is no promise whatsoever that, even in debug mode, `open()` comes before `close()`.",
    "There is no guarantee, in debug mode, that `open()` is called before `close()`.",
    "It cannot be relied upon, in general, that it is called on the main thread.",
    "We can't say, for all platforms, that `open()` is called on the main thread.",
  ]) func leavesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "It is called before `close()`, and on the main thread.",
      "-refresh: every call is on the main thread", "-refresh: before close()")
  ]) func ofOtherThingsStays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

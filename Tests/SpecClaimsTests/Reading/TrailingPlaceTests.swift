import Testing

@testable import SpecClaims

/// Where, by which means and on which occasion something holds.
@Suite struct TrailingPlaceTests {
  @Test(arguments: [
    Expected(
      "`drain()` is called once in the free edition.", "drain(): called exactly once (in the free edition)"),
    Expected(
      "`drain()` is called on the main thread with the flag set.",
      "drain(): every call is on the main thread (with the flag set)"),
    Expected(
      "`drain()` is called once in Java.", "drain(): called exactly once (in Java)"),
    Expected(
      "`drain()` is thread-safe inside a transaction.", "drain(): thread-safe (inside a transaction)"),
    Expected(
      "`drain()` is called twice over HTTPS.", "drain(): may be called many times (over HTTPS)"),
    Expected(
      "`drain()` is called on the main thread since the last reset.",
      "drain(): every call is on the main thread (since the last reset)"),
    Expected(
      "`drain()` may be called from any thread with an empty list.",
      "drain(): may be called on any thread (with an empty list)"),
    Expected(
      "`drain()` is called on the main thread on the first call.",
      "drain(): every call is on the main thread (on the first call)"),
    Expected(
      "`drain()` is called once for the root node.", "drain(): called exactly once (for the root node)"),
    Expected(
      "In the callback, `drain()` is called once.", "drain(): called exactly once (In the callback)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(
    "what a call is given, how it is made and how long it may last restrict nothing",
    arguments: [
      Expected(
        "`drain()` is called once with the row.", "drain(): called exactly once"),
      Expected(
        "`drain()` is called once in a row.", "drain(): called exactly once"),
      Expected(
        "`drain()` is called on the main thread in turn.", "drain(): every call is on the main thread"),
      Expected(
        "`drain()` is called once in its lifetime.", "drain(): called exactly once per instance"),
      Expected(
        "`drain()` is called once with the row as its argument.", "drain(): called exactly once"),
    ]) func stands(_ expected: Expected) throws
  {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

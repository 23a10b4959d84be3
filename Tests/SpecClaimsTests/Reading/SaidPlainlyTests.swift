import Testing

@testable import SpecClaims

/// Promises in more words than they take.
@Suite struct SaidPlainlyTests {
  @Test(arguments: [
    Expected(
      "No two threads are ever inside `drain()` at the same time.", "drain(): serial"),
    Expected(
      "`drain()` is not restricted to the main thread.", "drain(): may be called on any thread"),
    Expected(
      "It does not matter on which thread `drain()` is called.", "drain(): may be called on any thread"),
    Expected(
      "`drain()` is anything but thread-safe.", "drain(): not-thread-safe"),
    Expected(
      "`drain()` must not be called any earlier than `fill()`.", "drain(): never before fill()"),
    Expected(
      "At least one call to `drain()` must precede `fill()`.", "drain(): before fill()"),
    Expected(
      "`drain()` may be called from one or more threads.", "drain(): may be called on any thread"),
    Expected(
      "`drain()` is called not only on the main thread but also on worker threads.",
      "drain(): may be called on any thread"),
    Expected(
      "A second call is ignored.", "-refresh: no-effect when misused: A second call"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`drain()` is called up to 3 times.",
    "The tank is opened any earlier than `fill()`.",
    "It does not matter on which row `drain()` is called.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

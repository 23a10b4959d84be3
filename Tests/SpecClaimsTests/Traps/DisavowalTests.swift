import Testing

@testable import SpecClaims

/// Promises that their own sentence, or the next, does not stand by.
@Suite struct DisavowalTests {
  @Test(arguments: [
    Expected(
      "`drain()` must not be called from outside the main thread.",
      "drain(): every call is on the main thread")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "A call to `measure()` is not necessarily followed by a call to `layout()`.",
    "`drain()` is not necessarily the last method to be called.",
    "On some tablets `drain()` is called twice because of a bug in the driver.",
    "Due to issue 47, `drain()` is never called on old hosts.",
    "`drain()` is called twice (bug 12).",
    "There is a bug: `drain()` is never called.",
    "Without this fix `drain()` is called before the tank is open.",
    "`drain()` returns immediately or blocks, depending on the valve.",
    "`drain()` is synchronous or asynchronous, depending on the valve.",
    "Depending on the valve, `drain()` blocks or returns immediately.",
    "`drain()` is called on the main thread – at least on Linux.",
    "`drain()` is called on the main thread - on Linux, that is.",
    "`drain()` is called on the main thread, if I am not mistaken.",
    "`drain()` is thread-safe – or so the header claims.",
    "`drain()` never blocks – well, almost never.",
    "`drain()` is called once. In reality it is not.",
    "`drain()` is called once. Actually, it is not.",
    "`drain()` is called once. At least, that is the plan.",
    "`drain()` is called once. This is an implementation detail.",
    "`drain()` is called once. This is not implemented yet.",
    "`drain()` is called twice. This is fixed in 3.1.",
    "`drain()` is called once. That is wrong.",
    "The test suite expects `drain()` to be called before `fill()`.",
    "Do not hope for `drain()` to be called before exit.",
    "Use a flag so that `drain()` is called only once.",
    "`drain()` has never been called on the main thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(
    "what only sounds like it is said",
    arguments: [
      Expected(
        "`drain()` is necessarily called before `fill()`.", "drain(): before fill()"),
      Expected(
        "`drain()` is called twice because of the two valves.", "drain(): may be called many times"),
      Expected(
        "`drain()` is called once. That is all.", "drain(): called exactly once"),
    ]) func stands(_ expected: Expected) throws
  {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

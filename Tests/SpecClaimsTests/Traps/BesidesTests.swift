import Testing

@testable import SpecClaims

/// What is so besides, not yet, elsewhere, of one of several, of somebody else, or by mistake.
@Suite struct BesidesTests {
  @Test(arguments: [
    Expected(
      "`fill()` may be called from any thread, but must be awaited on the main thread.",
      "fill(): may be called on any thread"),
    Expected(
      "`fill()` is called on the pump thread, unlike Pumpkit, which calls it on the main thread.",
      "fill(): every call is on the pump thread"),
    Expected("It is called once, not counting retries.", "-refresh: called exactly once (not counting retries)"),
    Expected("It is called once, discounting retries.", "-refresh: called exactly once (discounting retries)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is also called on the main thread.",
    "It is called on the main thread as well.",
    "It is also called once.",
    "It will soon be called on the main thread.",
    "Until recently, it has been called on the main thread.",
    "It is called on the main thread for the time being.",
    "It is called on the main thread of the helper process.",
    "It is called on the GPU process's main thread.",
    "The first `fill()` is called before the tank is open.",
    "This must be destroyed on the main thread.",
    "`fill()` is called from `drain()`, which is never called on the main thread.",
    "It is not completely thread-safe.",
    "It is called on the main thread by mistake.",
    "It is called before `fill()`, or vice versa.",
    "It is called on the main thread, which is wrong.",
    "It is called before `fill()` or the other way round.",
    "It is called on the main thread, but see below.",
    "Called when the tank is about to be closed, and there is a row in it.",
    "Called before `fill()`, `drain()` returns nil.",
    "In most cases the host calls `fill()` on the main thread.",
    "With some luck the host calls `fill()` on the main thread.",
    "Either `fill()` or `drain()` must be called on the main thread, not both.",
    "Worst case: it is called on the audio thread.",
    "Picture this: it is called on the main thread.",
    "After the call to `drain()` subsequent calls to `fill()`, `rinse()`, or `close()` are not allowed.",
    "`rinse()` must be declared before `fill()`.",
    "You may call any of the valves from any of its own threads.",
    "It is called on the main thread or on the queue you pass.",
    "It is called on the main thread or with the lock held.",
    "No further tanks stay open until `fill()` returns.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  /// Read as before.
  @Test(arguments: [
    Expected("No further rows will be delivered until `fill()` is called.", "rows: never before fill()"),
    Expected("It is called on the main thread or a background thread.", "-refresh: may be called on any thread"),
  ]) func stays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

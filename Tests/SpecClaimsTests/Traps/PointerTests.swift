import Testing

@testable import SpecClaims

/// Pronouns and heads of subjects: of whom something is said.
@Suite struct PointerTests {
  @Test(arguments: [
    Expected(
      "`clean()` calls `drain()` and `fill()`. These are called on the pump thread.",
      "drain() and fill(): during clean()"),
    Expected(
      "Unlike in Finch, where `drain()` is called on the main thread, it may block here.", "drain(): may-block"),
    Expected(
      "`drain()` is not called immediately; it waits for the next frame.",
      "drain(): not promised: immediately after -refresh"),
    Expected(
      "The callback you pass may be called several times, so it should be idempotent.",
      "The callback you pass: may be called many times", "The callback you pass: idempotent"),
    Expected(
      "`drain()` can be called at any time, even while a fill is running.", "drain(): at any time"),
    Expected(
      "While `drain()` blocks, `fill()` returns immediately.", "fill(): non-blocking"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`drain()` notifies the valves. They are called on the main thread.",
    "`open()` returns a handle. It is not thread-safe.",
    "`open()` takes a block. It is called once.",
    "`open()` runs the task. It must not block.",
    "In Java the equivalent of `drain()` is called exactly once.",
    "The render thread only calls `drain()`.",
    "The main thread also calls `drain()`.",
    "None of the hooks but `fill()` may block.",
    "The purpose of `drain()` is to call `fill()` on the main thread.",
    "`drain()` is used to call code on the main thread.",
    "Listeners added before `drain()` are called once.",
    "Code outside `drain()` must not block.",
    "The step after `drain()` is run once.",
    "Callbacks without `drain()` are called on the main thread.",
    "Nested calls to `drain()` are not allowed.",
    "Lengthy calls to `drain()` are not permitted.",
    "Our wrapper calls `drain()` on the main thread.",
    "The Windows port calls `drain()` on the main thread.",
    "The first listener calls `drain()` once.",
    "I call `drain()` on the main thread.",
    "The code above calls `drain()` twice.",
    "`drain()` blocks the signal until the handler returns.",
    "`drain()` blocks all writers until the reader is done.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

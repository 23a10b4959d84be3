import Testing

@testable import SpecClaims

/// What is set off by commas and says nothing, what is said with other words than most pages use, and exceptions in all their wordings.
@Suite struct RewordingTests {
  @Test(arguments: [
    Expected(
      "It is not called, though, when the tank is shut.", "-refresh: never called (when the tank is shut)"),
    Expected(
      "`drain()`, however, is called on the main thread.", "drain(): every call is on the main thread"),
    Expected(
      "`drain()`, too, is thread-safe.", "drain(): thread-safe"),
    Expected(
      "It must not be called, by the way, during startup.", "-refresh: must not be called during startup"),
    Expected(
      "It may be called on any thread, with the sole exception of the render thread.",
      "-refresh: may be called on any thread (with the sole exception of the render thread)"),
    Expected(
      "It may be called on any thread bar the render thread.",
      "-refresh: may be called on any thread (bar the render thread)"),
    Expected(
      "It may be called on any thread save the main thread.", "-refresh: may be called off the main thread"),
    Expected(
      "It is called after `fill()` & before `drain()`.", "-refresh: after fill()", "-refresh: before drain()"),
    Expected(
      "Where the host allows it, it is called on the main thread.",
      "-refresh: every call is on the main thread (when the host allows it)"),
    Expected(
      "It is called on the main thread if, and only if, the tank was opened there.",
      "-refresh: every call is on the main thread (if and only if the tank was opened there)"),
    Expected(
      "It must be called on the main thread or the render thread.",
      "-refresh: every call is on the main thread or the render thread"),
    Expected(
      "It is called on the main thread or on a worker.", "-refresh: may be called on any thread"),
    Expected(
      "It is called on the main actor.", "-refresh: every call is on the main thread"),
    Expected(
      "Called after the tank is full, including when it leaks.", "-refresh: after the tank is full"),
    Expected(
      "Hosts must stop all pumps after they have been filled.", "Hosts stop all pumps: after they have been filled",
      "Hosts: has to stop all pumps after they have been filled"),
    Expected(
      "`drain()` continues to be called on the main thread.", "drain(): every call is on the main thread"),
    Expected(
      "It is impossible for `fill()` to be called after `drain()`.", "fill(): never after drain()"),
    Expected(
      "`fill()` must not be called without a preceding call to `drain()`.", "fill(): never before drain()"),
    Expected(
      "Only one thread at a time may be inside `fill()`.", "fill(): serial"),
    Expected(
      "Call `fill()` exactly once.", "fill(): called exactly once"),
    Expected(
      "Never, under any circumstances, call `fill()` in this method.",
      "-refresh: must not call `fill()` within -refresh"),
    Expected(
      "Do not call from `drain()`.", "-refresh: must not be called within drain()"),
    Expected(
      "This method is thread-safe, but `drain()` is not.", "-refresh: thread-safe", "drain(): not-thread-safe"),
    Expected(
      "Always runs on the audio thread.", "-refresh: every call is on the audio thread"),
    Expected(
      "Fills the tank asynchronously.", "-refresh: asynchronous"),
    Expected(
      "It is not enough to call `drain()` once; you must call it before `fill()`.", "drain(): before fill()"),
    Expected(
      "A pump may do anything, with one exception: it must never call `drain()`.", "A pump: must not call `drain()`"),
    Expected(
      "This routine is called prior to a row being closed.", "-refresh: before a row being closed"),
    Expected(
      "After `drain()` returned true, `fill()` must not be called again.", "fill(): never after `drain()` returned true"
    ),
    Expected(
      "After `drain()` is called, this must not be called.", "-refresh: never after drain()"),
    Expected(
      "You must ensure that any row received in `fill()` is no longer used.",
      "-refresh: has to ensure that any row received in `fill()` is no longer used within -refresh"),
    Expected(
      "All fills posted to a pump will be invoked in sequence.", "All fills posted to a pump: serial"),
    Expected(
      "The same row can be registered multiple times provided the rows are apart.",
      "The same row is registered: possibly many times (provided the rows are apart)"),
    Expected(
      "If a RowFreeFunc was supplied when the row was opened, it will be invoked once the row is closed.",
      "a RowFreeFunc: after the row is closed (If a RowFreeFunc was supplied when the row was opened)"),
    Expected(
      "After a reset, it is called a second time.", "-refresh: may be called many times (after a reset)"),
    Expected(
      "It is called again after a reset.", "-refresh: may be called many times"),
    Expected(
      "The first is called once.", "(subject unknown): called exactly once"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}

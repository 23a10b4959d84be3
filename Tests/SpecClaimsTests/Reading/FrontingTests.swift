import Testing

@testable import SpecClaims

/// Sentences whose words stand in another order, or with a remark between them.
@Suite struct FrontingTests {
  @Test(arguments: [
    Expected(
      "Must support being called from arbitrary threads.", "-refresh: may be called on any thread"),
    Expected(
      "It is, however, guaranteed not to be called after `drain()` has returned.",
      "-refresh: never after drain() has finished"),
    Expected(
      "Not until `fill()` has returned will the host call `drain()`.", "drain(): never before fill() has finished"),
    Expected(
      "Only when every pump has called `fill()` does the host call `drain()`.",
      "drain(): never before every pump has called `fill()`"),
    Expected(
      "After a terminating event, no other events will be received.", "any event: never after a terminating event"),
    Expected(
      "All events on a stream will arrive serially.", "All events on a stream: serial"),
    Expected(
      "That `drain()` is called exactly once is guaranteed by the host.", "drain(): called exactly once"),
    Expected(
      "It matters that `fill()` is called before `drain()`.", "fill(): before drain()"),
    Expected(
      "What is important is that `drain()` is called last.", "drain(): after the others"),
    Expected(
      "It is, without exception, called on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "Nor may it be called while another fill is active.",
      "-refresh: must not be called (while another fill is active)"),
    Expected(
      "Not only `fill()` but also `drain()` has to be called on the main thread.",
      "fill() and drain(): every call is on the main thread"),
    Expected(
      "You can, but need not, call `super` in this method.", "-refresh: super need not be called"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}

import Testing

@testable import SpecClaims

/// Calls that return at once in one case, and what ends a program.
@Suite struct AtOnceIfTests {
  @Test(arguments: [
    Expected(
      "It returns immediately if the tank is full.",
      "-refresh: non-blocking (if the tank is full)"),
    Expected(
      "If the tank is not open, this returns immediately.",
      "-refresh: non-blocking (If the tank is not open)"),
    Expected(
      "Opening a shut tank terminates the program.",
      "-refresh: crash when misused: Opening a shut tank"),
    Expected(
      "Filling it twice will abort the process.",
      "-refresh: crash when misused: Filling it twice"),
    Expected(
      "This is called everytime before `-open`.",
      "-refresh: before -open"),
    Expected(
      "It may be called at any point in the life of the tank.",
      "-refresh: at any time in the life of the tank"),
    Expected(
      "It may be called at any point in the fill.",
      "-refresh: at any time in the fill"),
    Expected(
      "Once the timeout occurs, the pump submits the row.",
      "the row is submitted: after the timeout occurs"),
    Expected(
      "The host executes open, fill, and drain all on the same thread.",
      "open, fill, and drain: every call is on the same thread"),
    Expected(
      "The host calls `open`, `fill` and `drain` on the main thread.",
      "`open` `fill` and `drain`: every call is on the main thread"),
    Expected(
      "`drain()` is safe to call from the render thread.",
      "drain(): may be called on the render thread"),
    Expected(
      "Safe to be called from pump threads.",
      "-refresh: may be called on the pump thread"),
    Expected(
      "`drain()` must not be used in worker threads.",
      "drain(): must not be called on background thread"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It returns immediately, false if the tank is full, true if not.",
    "It returns immediately when the tank is full.",
    "Opening a shut tank terminates the pump.",
    "The host executes open valves, fill, and drain all on the same thread.",
    "`drain()` is safe to call from pump threads and listeners.",
    "`drain()` is not safe to call from pump threads.",
    "`drain()` is usually safe to call from the render thread.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

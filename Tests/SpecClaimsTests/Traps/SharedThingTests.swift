import Testing

@testable import SpecClaims

/// Things that threads share, and calls that meet.
@Suite struct SharedThingTests {
  @Test(arguments: [
    Expected("A panel can be shared between threads.", "A panel: thread-safe"),
    Expected("Panels must not be shared across threads.", "Panels: not-thread-safe"),
    Expected("`Panel` objects are safe to share between threads.", "`Panel` objects: thread-safe"),
    Expected("A `Panel` must not be used by several threads at the same time.", "A `Panel`: serial"),
    Expected("A panel may only be used by one thread at a time.", "A panel: serial"),
    Expected("Two handlers never run at the same time.", "handlers: serial"),
    Expected("No two handlers are called concurrently.", "handlers: serial"),
    Expected("Concurrent calls to `-close` are safe.", "-close: thread-safe"),
    Expected("Concurrent access is not safe.", "-refresh: not-thread-safe"),
    Expected("`-refresh` is safe to call from a signal handler.", "-refresh: async-signal-safe"),
  ]) func threadsShareIt(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "Panels cannot be shared between hosts.", "Settings can be shared between panels.",
    "A panel can usually be shared between threads.", "A panel may be used by one thread at a time.",
    "Two handlers may run at the same time.", "Concurrent calls to `-close` are usually safe.",
    "`-refresh` is not safe to call from a signal handler.", "A signal is blocked until the panel is open.",
    "The panel is non-blocking on release.", "A panel can only be shared between threads if it is frozen.",
  ]) func notSaid(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}

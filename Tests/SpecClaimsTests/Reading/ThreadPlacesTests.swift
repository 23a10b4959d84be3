import Testing

@testable import SpecClaims

/// Threads behind a purpose, processes, and things that are bound to a thread.
@Suite struct ThreadPlacesTests {
  @Test(arguments: [
    Expected(
      "This function can be called from other threads to wake the pump on the main thread.",
      "-refresh: may be called on any thread"),
    Expected(
      "This is called from the tank master process for the entire row.",
      "-refresh: every call is in the tank master process"),
    Expected(
      "It can only be called from within the master process.",
      "-refresh: every call is in the master process"),
    Expected(
      "It is called in the parent process.",
      "-refresh: every call is in the parent process"),
    Expected(
      "The tank must not be filled on the UI thread.",
      "The tank: no call is on the main thread"),
    Expected(
      "Rows are thread-confined.",
      "Rows: every call is on the same thread"),
    Expected(
      "Rows are only valid on the thread on which they were created.",
      "Rows: every call is on the thread on which they were created"),
    Expected(
      "Called by the host on the main thread in response to a previous call to `ask()`.",
      "-refresh: every call is on the main thread", "-refresh: after ask()"),
    Expected(
      "Rows that are posted to the pump run on main.",
      "Rows that are posted to the pump: every call is on the main thread"),
    Expected(
      "Rows posted to the pump run on main.",
      "Rows posted to the pump: every call is on the main thread"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called in the process of closing.",
    "It is called in the same process.",
    "It is called in the drain process.",
    "Tanks must not be filled on a worker thread.",
    "All rows are drawn by whichever thread calls `draw()`.",
    "Rows are valid on the main thread.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

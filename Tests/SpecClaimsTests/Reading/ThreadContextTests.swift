import Testing

@testable import SpecClaims

/// Contexts, tasks and threads that come to a call.
@Suite struct ThreadContextTests {
  @Test(arguments: [
    Expected(
      "Invoked from interrupt context.",
      "-refresh: every call is in interrupt context"),
    Expected(
      "It runs in signal-handler context.",
      "-refresh: every call is in signal-handler context"),
    Expected(
      "Runs in a background task.",
      "-refresh: every call is on a background thread"),
    Expected(
      "It comes from the window thread.",
      "-refresh: every call is on the window thread"),
    Expected(
      "The audio thread enters this function.",
      "-refresh: every call is on the audio thread"),
    Expected(
      "The work given to `fade()` executes in the Weaver thread-pool.",
      "The work given to `fade()`: every call is on the weaver thread-pool thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Invoked in this context.",
    "It runs in the context of a row.",
    "It comes from the window.",
    "The audio thread enters this state.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

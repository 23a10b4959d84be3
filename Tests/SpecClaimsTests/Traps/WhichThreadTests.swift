import Testing

@testable import SpecClaims

/// Threads that are others than the one that is named.
@Suite struct WhichThreadTests {
  @Test(arguments: [
    Expected(
      "It is called on main or any other thread.",
      "-refresh: may be called on any thread"),
    Expected(
      "It is called on main or another thread.",
      "-refresh: may be called on any thread"),
    Expected("It can be called from outside of the UI thread.", "-refresh: may be called off the main thread"),
    Expected("It is called on a thread different from the main thread.", "-refresh: no call is on the main thread"),
    Expected("It runs on a thread separate from the UI thread.", "-refresh: no call is on the main thread"),
    Expected(
      "It is illegal to call `-fill` from anything other than the UI thread.", "-fill: every call is on the main thread"
    ),
    Expected(
      "It is called away from the main thread.",
      "-refresh: no call is on the main thread"),
    Expected(
      "It is called on whatever thread `open()` was called on.",
      "-refresh: every call is on whatever thread `open()` was called on"),
    Expected(
      "It is called on main or on a worker.",
      "-refresh: may be called on any thread"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called mainly on main.", "It runs on a child of the main thread.",
    "It is primarily called on main.",
    "It is first called on main.",
    "It is called first on main.",
    "It is called on main first.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

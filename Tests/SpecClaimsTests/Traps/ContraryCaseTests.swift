import Testing

@testable import SpecClaims

/// The other half of a sentence that says where something is not so.
@Suite struct ContraryCaseTests {
  @Test(arguments: [
    "On iOS and macOS, but not on Windows, it is called on the main thread.",
    "In tests, but never in production, it is called twice.",
    "Not on Windows, though: there it is called on a worker.", "Not so on Windows: it is called twice there.",
    "`-fill` is called before, `-close` after the pass.", "Before each pass `-fill` is called, after it `-close`.",
    "It may not be called every frame.", "The hook is no longer called after each write.",
    "It is not called after every write.", "`-fill` does not call `super`.",
    "Call `super` only in the first of these cases.", "You only need to call `super` the first time.",
    "It is mutually exclusive with `-close`.", "My `-fill` is never called.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected("Call `super` last, not first.", "-refresh: super must be called last"),
    Expected("Call `super` at the end, never at the beginning.", "-refresh: super must be called last"),
    Expected("Call `super` before the first pass.", "-refresh: super must be called"),
    Expected("Call `super` as the first thing.", "-refresh: super must be called first"),
    Expected("It must not be called on the main thread, nor must `fill()`.", "-refresh: no call is on the main thread"),
    Expected("It is called before each write.", "-refresh: before each write"),
    Expected(
      "It is called once, and on a background thread if the host allows it.",
      "-refresh: every call is on a background thread (if the host allows it)"),
    Expected(
      "It is called first, then zero or more times `-fill`, then `-close` exactly once.",
      "-refresh: before zero or more times `-fill`"),
  ]) func isReadForWhatItSays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called only if the host traps exits, and even then it is not called when the panel leaks.",
    "It is called when the panel ends, yet not when the pump stops.",
  ]) func causesNothing(_ sentence: String) throws {
    #expect(try read("## Panel\n\n### `-refresh`\n\n\(sentence)\n").isEmpty)
  }
}

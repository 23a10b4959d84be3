import Testing

@testable import SpecClaims

/// What holds in a case alone that another sentence supposes, and what only sounds like a case.
@Suite struct SupposedCaseTests {
  @Test(arguments: [
    Expected(
      "Lacking a handler, `drain()` is called on the main thread.",
      "drain(): every call is on the main thread (Lacking a handler)"),
    Expected(
      "`drain()` is called on the main thread in the reference implementation.",
      "drain(): every call is on the main thread (in the reference implementation)"),
    Expected(
      "`drain()` is thread-safe, also while a fill is running.", "drain(): thread-safe"),
    Expected(
      "While `drain()` is thread-safe, it is not reentrant.", "drain(): non-reentrant"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Has the tank been opened? Then `drain()` is not called.",
    "What if the tank is open? `drain()` is called on the main thread.",
    "Say the tank is open. Now `drain()` is called on the main thread.",
    "Suppose the tank is open. `drain()` is called once.",
    "Users expect `drain()` to be called once.",
    "`drain()` must call super: wrong.",
    "In the code above, `drain()` is called twice.",
    "`drain()` is called by the main thread or by the timer.",
    "`drain()` waits for nothing.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

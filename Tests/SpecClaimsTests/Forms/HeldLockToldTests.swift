import Testing

@testable import SpecClaims

/// A lock that is told to be held while something is called.
@Suite struct HeldLockToldTests {
  @Test(arguments: [
    Expected(
      "This is always called with the lock held.",
      "-refresh: exclusive (with the lock held)"),
    Expected(
      "The valves are called with the tank lock held.",
      "The valves: exclusive (with the tank lock held)"),
    Expected(
      "`drain()` is called while holding the tank lock.",
      "drain(): exclusive (while holding the tank lock)"),
    Expected(
      "The listener is called under the tank lock.",
      "The listener: exclusive (under the tank lock)"),
    Expected(
      "`drain()` is called under lock.",
      "drain(): exclusive (under lock)"),
  ]) func keepsOthersOut(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`drain()` is called with the lid held.",
    "`drain()` is usually called with the lock held.",
    "`drain()` may be called with the lock held.",
    "`drain()` is called under the tank.",
  ]) func mustBeOne(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

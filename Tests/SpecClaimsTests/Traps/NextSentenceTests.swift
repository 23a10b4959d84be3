import Testing

@testable import SpecClaims

/// Sentences that take back or restrict the one before them.
@Suite struct NextSentenceTests {
  @Test(arguments: [
    Expected(
      "It must be called on the main thread. Unless the tank is shared, that is.",
      "-refresh: every call is on the main thread (unless the tank is shared)"),
    Expected(
      "It must be called on the main thread. Read-only tanks are exempt.",
      "-refresh: every call is on the main thread (with the exception told behind it)"),
    Expected(
      "It must be called on the main thread. Named tanks do not need this.",
      "-refresh: every call is on the main thread (with the exception told behind it)"),
    Expected(
      "It is called on the main thread. Pumps with valves only.",
      "-refresh: every call is on the main thread (Pumps with valves only)"),
    Expected(
      "It is called on the main thread. However, when the tank is reset, a worker does it.",
      "-refresh: every call is on the main thread (with the exception told behind it)"),
    Expected(
      "It is called on the main thread. You can ignore this rule for shut tanks.",
      "-refresh: every call is on the main thread (with the exception told behind it)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It must be called on the main thread. Version 9 lifted this restriction.",
    "It must be called on the main thread. This requirement was dropped in 3.0.",
    "It is called on the main thread. Since 6.1 this is no longer necessary.",
    "It is called on the main thread. You should not depend on that.",
    "It is called on the main thread. This is not part of the contract.",
    "It is called on the main thread. Future versions may use a worker.",
    "It is called on the main thread. But sometimes it isn't.",
    "It is called on the main thread. This was true until 4.0.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  /// Read as before.
  @Test(arguments: [
    Expected(
      "It is called on the main thread. You can see the level there.", "-refresh: every call is on the main thread"),
    Expected(
      "It is called on the main thread. Since 6.1 there is a second tank.", "-refresh: every call is on the main thread"
    ),
  ]) func stays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

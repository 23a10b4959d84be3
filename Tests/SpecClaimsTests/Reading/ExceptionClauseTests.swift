import Testing

@testable import SpecClaims

/// What holds of one thing is told by its difference from another.
@Suite struct ExceptionClauseTests {
  @Test(arguments: [
    Expected(
      "Returning `a` is similar to returning `b` except that `-drain` will be called immediately after with the rest.",
      "-drain: immediately after -refresh has finished (when Returning `a`)"),
    Expected(
      "All hooks except for `-drain` are called on the main thread.",
      "All hooks: every call is on the main thread (except `-drain`)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Returning `a` is similar to returning `b` except for the name.",
    "It is the same as `-fill` except it may be slow.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

/// Threads that calls are meant for, and acts to be avoided.
@Suite struct MeantThreadTests {
  @Test(arguments: [
    Expected("It is meant to be called on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "The API functions are designed to be called from a single thread.",
      "The API functions: every call is on a single thread"),
    Expected(
      "Sharing `Tank` instances between threads is something to be avoided.",
      "-refresh: must not share `Tank` instances between threads"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func isAdvice() throws {
    let claims = try read("### `-refresh`\n\nIt is meant to be called on the main thread.\n")
    #expect(claims.map(\.modality) == [.should])
  }

  @Test(arguments: [
    "It is usually meant to be called on the main thread.",
    "It is meant to be called on any thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

/// What is told by comparison with another, lists that the reader has to call in order, and objects that end where a place begins.
@Suite struct LikenessTests {
  @Test(arguments: [
    Expected("Like `-fill`, but called at the end of `-drain`.", "-refresh: at the end of `-drain`"),
    Expected("Like `-fill`, but this one is called after `-drain`.", "-refresh: after -drain"),
    Expected("It must be called prior calling `-drain`.", "-refresh: before -drain"),
    Expected(
      "The user is responsible for freeing it in the `-fill` or the `-drain` hook.",
      "The user: has to free it"),
    Expected(
      "You have to call these methods in the following order:\n\n1. `-fill`\n2. `-drain`",
      "-fill and -drain: called in this order: -fill, -drain"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func whatIsIncludedBelongsToItsOwnClause() throws {
    let claims = try understood(
      "Once a tank is open all rows, including the first and the last, are assumed to be dry.")
    #expect(!claims.contains { $0.hasPrefix("including") })
  }

  @Test(arguments: ["Like `-fill`, but the tank is wet.", "Like the rest, but called before `-drain`."])
  func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

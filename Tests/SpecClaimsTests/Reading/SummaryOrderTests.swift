import Testing

@testable import SpecClaims

/// What the first sentence of a section tells its method does, and when.
@Suite struct SummaryOrderTests {
  @Test(arguments: [
    Expected(
      "Commits the row after executing the fill.",
      "the row is committed: after executing the fill"),
    Expected(
      "Closes the tank after draining the row.",
      "the tank is closed: after draining the row"),
    Expected(
      "Closes the tank before the pump stops.",
      "the tank is closed: before the pump stops"),
    Expected(
      "Acquire the pump lock before draining a row.",
      "the pump lock is acquired: before draining a row"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Usually closes the tank after draining the row.",
    "Reads as well after draining the row.",
    "Can close the tank after draining the row.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

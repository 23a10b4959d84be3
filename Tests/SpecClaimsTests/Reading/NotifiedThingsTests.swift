import Testing

@testable import SpecClaims

/// Orders in which somebody calls many things.
@Suite struct NotifiedThingsTests {
  @Test(arguments: [
    Expected(
      "The panel notifies its observers in the order of their registration.",
      "observers: called in the order of their registration")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The panel notifies some observers in the order of their registration.",
    "The panel notifies its observers in any order.",
    "The panel usually notifies its observers in reverse order.",
    "Notify the observers in reverse order.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

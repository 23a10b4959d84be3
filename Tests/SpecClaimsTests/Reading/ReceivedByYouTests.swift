import Testing

@testable import SpecClaims

/// Calls told by who receives them: the reader.
@Suite struct ReceivedByYouTests {
  @Test(arguments: [
    Expected(
      "You will receive `shut()` after this.",
      "shut(): after -refresh"),
    Expected(
      "After this callback is received, there will be no more callbacks.",
      "any callback: never after -refresh"),
    Expected(
      "After this hook is delivered, the panel is painted.",
      "the panel is painted: after -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "You will receive `level` after this.",
    "You may receive `shut()` after this.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

@Suite struct HappensBeforeFormTests {
  @Test(arguments: [
    Expected(
      "There is a happens-before relation between opening a row and drawing it.", "opening a row: before drawing it"),
    Expected("A happens-before edge exists between `-open` and `-draw`.", "-open: before -draw"),
    Expected("Opening a row happens-before drawing it.", "Opening a row happens: before drawing it"),
    Expected(
      "All calls of `-open` *happen-before* the drawing of the rows.",
      "All calls of `-open` happen: before the drawing of the rows"),
    Expected(
      "Until the panel is full, opening a row happens-before drawing it.",
      "Opening a row happens: before drawing it (Until the panel is full)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence).map { $0.lowercased() } == expected.claims.map { $0.lowercased() })
  }

  @Test(arguments: [
    "There is a happens-before relation between the rows.",
    "There is no happens-before relation between opening a row and drawing it.",
    "There may be a happens-before relation between opening a row and drawing it.",
    "It is not guaranteed that there is a happens-before relation between opening a row and drawing it.",
    "See the chapter on the happens-before order.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func whoeverEnsuresAnOrderIsNotPartOfIt() throws {
    #expect(
      try understood("A row must make sure that all calls on its hooks happen-before the drawing.").allSatisfy {
        !$0.hasPrefix("A row ensures")
      })
  }
}

import Testing

@testable import SpecClaims

/// Alternatives, parentheses and joined clauses, of which one half alone would be read.
@Suite struct HalfAlternativesTests {
  @Test(arguments: [
    Expected(
      "You must not send the row; it will be sent after the fill.",
      "-refresh: must not send the row within -refresh"),
    Expected(
      "Parents run before their children, and other rows execute in the order in which they are made.",
      "Parents: before their children", "other rows: called in the order in which they are made"),
    Expected(
      "It is called last (the reverse of `-open` if all pumps call `next` first).",
      "-refresh: after the others"),
  ]) func areReadWithout(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It must be called either from a handler or before `-open`.",
    "You should call this method before starting, and call `stop` once the loop has finished.",
    "Pumps are called from outside (as with `-open` if all pumps call `next` before anything).",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

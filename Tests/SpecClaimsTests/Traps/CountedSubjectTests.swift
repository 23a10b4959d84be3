import Testing

@testable import SpecClaims

/// Subjects that count: each, either, some, none.
@Suite struct CountedSubjectTests {
  @Test(arguments: [
    Expected("Each is called at most once per row.", "-open and -close: called at most once per row"),
    Expected(
      "The first may be called on any thread, the second only on main.", "-open: may be called on any thread",
      "-close: every call is on the main thread"),
    Expected("Either may be called from any thread.", "-open and -close: may be called on any thread"),
    Expected("The second one is never called before the first.", "-close: never before -open"),
    Expected("The first is called on the main thread.", "-open: every call is on the main thread"),
    Expected("Don't perform I/O here.", "-open and -close: must not perform I/O within -open, -close"),
    Expected(
      "This hook and `-draw` are never called concurrently.", "-open and -close and -draw: serial"),
  ]) func theHeadingSaysWhose(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, under: "`-open` and `-close`") == expected.claims)
  }

  @Test(arguments: [
    "Each call to the former must be balanced by a call to the latter.", "Each is called once.",
    "No handler is called twice as fast.", "No hook is called on the main thread.",
    "No plugin must open windows.",
    "Only the host should call this method.",
  ]) func nobodyKnowsWhich(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}

import SpecDocument
import Testing

@testable import SpecClaims

/// A main clause that no comma parts from what stands in front of it.
@Suite struct UnmarkedCutTests {
  @Test(arguments: [
    Expected("If a leak occurs the pump must close the valve.", "the pump: has to close the valve (If a leak occurs)"),
    Expected(
      "When opening a tank the pump must close the valve.", "the pump: has to close the valve (When opening a tank)"),
    Expected(
      "Before initialization the whole pump is thread-unsafe.",
      "the whole pump: not-thread-safe (Before initialization)"),
    Expected(
      "If the level is LOW the pump can be started after `-fill` is called.",
      "the pump is started: after -fill (If the level is LOW)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "when the pump of the tank is running", "if you know the level is low", "when the host opens the tank is unknown",
    "if the tank that the host owns is full",
  ]) func findsNoneWhereThereIsNone(_ words: String) throws {
    let document = try Document(bytes: Array(words.utf8), name: "page.md")
    let tokens = Tokenizer.tokens(of: document.sentences[0].pieces)
    #expect(UnmarkedCut(tokens).start == nil)
  }
}

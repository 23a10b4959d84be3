import Testing

@testable import SpecClaims

@Suite struct StateAtCallFormTests {
  @Test(arguments: [
    Expected(
      "When it is called, the tank has been filled, and valves have been closed.",
      "-refresh: after the tank has been filled", "-refresh: after valves have been closed"),
    Expected("When this hook is called, the panel has been drawn.", "-refresh: after the panel has been drawn"),
    Expected("By the time `-close` runs, the reader has stopped.", "-close: after the reader has stopped"),
    Expected("When this hook is called, no row has been placed yet.", "-refresh: before row has been placed"),
    Expected(
      "When `-close` returns, all rows have been drawn.",
      "all rows have been drawn: before -close has finished"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "When this hook is called, the panel is visible.",
    "When this hook is called, the panel may have been drawn.",
    "When `-close` returns, no rows have been drawn.",
    "When `-close` returns, all rows may have been drawn.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

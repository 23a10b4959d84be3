import Testing

@testable import SpecClaims

@Suite struct PrecedenceFormTests {
  @Test(arguments: [
    Expected("`onHeaders` always precedes `onMessage`.", "onHeaders: before onMessage"),
    Expected("`onClose` is followed by `onGone`.", "onClose: before onGone"),
    Expected("`-close` must not be followed by any other method.", "every method: never after -close"),
    Expected(
      "Comes after the `-load` callback and follows the same rules.",
      "-refresh: after -load"),
    Expected(
      "Changes made to the row should be preceded with a call to `-open`.",
      "Changes made to the row: after -open"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The reader follows the manual.",
    "Comes with the `-load` callback.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

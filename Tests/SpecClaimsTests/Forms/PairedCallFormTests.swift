import Testing

@testable import SpecClaims

@Suite struct PairedCallFormTests {
  @Test(arguments: [
    Expected(
      "Each call to `-open` must be balanced by a call to `-close`.",
      "-open: has to call -close for every call of -open"),
    Expected(
      "Every successful call to `open` must have a matching call to `close`.",
      "open: has to call close for every call of open"),
    Expected(
      "Calls to `-open` should be paired with calls to `-close`.", "-open: has to call -close for every call of -open"),
    Expected(
      "If `-open` is called several times, each successful call must be matched with a call to `-close`.",
      "-open: has to call -close for every call of -open (If `-open` is called several times)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PairedCallForm.self) == expected.claims)
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Each call to `-open` should usually be balanced by a call to `-close`.",
    "Each call to `-open` need not be balanced by a call to `-close`.",
    "Each call to `-open` must not be balanced by a call to `-close`.",
    "Each call to `-open` must have an argument.",
    "Each call to `-open` is balanced by a call to `-close`.",
    "The panel must be balanced by a row.",
    "If `autoClose` is off, each call must be matched with a call to `-close`.",
    "Calls to `-open` and `-draw` must be balanced by calls to `-close`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PairedCallForm.self).isEmpty)
  }
}

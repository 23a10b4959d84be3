import Testing

@testable import SpecClaims

/// Calls, changes and states that are judged by a noun or with a moment.
@Suite struct JudgedCallsTests {
  @Test(arguments: [
    Expected(
      "Calls to `open()` are strongly discouraged in this hook.",
      "open(): must not be called in this hook"),
    Expected(
      "Any calls to `open()` are forbidden.",
      "open(): must not be called"),
    Expected(
      "Calling `open()` while the panel is shut is illegal.",
      "-refresh: must not call `open()` (while the panel is shut)"),
    Expected(
      "You must not load the panel from multiple threads at once.",
      "the panel: must not be accessed from multiple threads at once"),
  ]) func areForbidden(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Calls to `open()` are allowed in this hook.",
    "Calls to `open()` are usually discouraged.",
    "Calling `open()` while the panel is shut is allowed.",
  ]) func areNot(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

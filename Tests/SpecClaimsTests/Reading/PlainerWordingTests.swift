import Testing

@testable import SpecClaims

/// Promises in words that others say more plainly.
@Suite struct PlainerWordingTests {
  @Test(arguments: [
    Expected(
      "After this method returns, the row is not a valid row anymore.",
      "the row is valid: never after -refresh has finished"),
    Expected(
      "It is recommended you call `open()` first.",
      "open(): before -refresh"),
    Expected(
      "One must be careful not to load the same tank from several threads at once.",
      "the same tank: must not be accessed from several threads at once"),
    Expected(
      "Take care not to call `open()` here.",
      "-refresh: must not call `open()` within -refresh"),
    Expected(
      "The implementation must make sure this method is non-blocking.",
      "-refresh: has to ensure that this method is non-blocking within -refresh"),
    Expected(
      "This is only possible after the panel has been opened.",
      "-refresh: never before the panel has been opened"),
    Expected(
      "It is an error for the callback to be invoked after `close()`.",
      "-refresh: never after close()"),
    Expected(
      "It is important to understand that `open()` is called before `close()`.",
      "open(): before close()"),
    Expected(
      "Preferably drawing should be done in a separate thread.",
      "drawing: every call is on a background thread"),
    Expected(
      "Similar to `open()`, you must not call `close()` from here.",
      "-refresh: must not call `close()` within -refresh"),
    Expected(
      "If this is called while the panel is open, it is ignored.",
      "-refresh: no-effect when misused: If this is called, while the panel is open"),
  ]) func areReadAsThose(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The row is not a big row anymore.",
    "If this is called while the panel is open, it is logged.",
    "Similar in spirit to `open()`.",
  ]) func orNot(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

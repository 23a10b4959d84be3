import Testing

@testable import SpecClaims

/// What a thing must be taken for is what it is, and calls that come too late are misuses.
@Suite struct ConsideredStateTests {
  @Test(arguments: [
    Expected(
      "Rows must be considered invalid after this call.",
      "Rows are valid: never after -refresh"),
    Expected(
      "The row must be considered immutable after `open()`.",
      "row: cannot be changed after open()"),
  ]) func isItsState(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The row must be treated as read-only.",
    "The row should be considered invalid after this call.",
  ]) func needsAMoment(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "Calls to `open()` after `close()` are ignored.",
      "open(): no-effect when misused: Calls to `open()` after `close()`"),
    Expected(
      "Calls to `open()` after `close()` have no effect.",
      "open(): no-effect when misused: Calls to `open()` after `close()`"),
    Expected(
      "Any subsequent call to `open()` may result in undefined behavior.",
      "open(): undefined when misused: Any subsequent call to `open()`"),
    Expected(
      "After `close()`, any subsequent calls to the tank may result in undefined behavior.",
      "-refresh: undefined when misused: any subsequent calls to the tank after `close()`"),
    Expected(
      "Calling `open()` twice throws.",
      "open(): exception when misused: Calling `open()` twice"),
  ]) func isAMisuse(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Calls to `open()` have no effect.",
    "Calls to `open()` after `close()` are usually ignored.",
  ]) func isNone(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

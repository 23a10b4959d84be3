import Testing

@testable import SpecClaims

/// What comes of acts that are wrong, or in vain.
@Suite struct VainActTests {
  @Test(arguments: [
    Expected("Dropping the row will not stop the loom.", "-refresh: no-effect when misused: Dropping the row"),
    Expected(
      "Throwing an error does not cause the draw to be cancelled.",
      "-refresh: no-effect when misused: Throwing an error"),
    Expected("If no row is open, refreshing is a no-op.", "-refresh: no-effect when misused: If no row is open"),
    Expected(
      "Errors thrown from this method result in a failure of the loom.",
      "-refresh: error when misused: Errors thrown from this method"),
    Expected(
      "Consecutive calls to `refresh` are unspecified behavior.",
      "-refresh: undefined when misused: Consecutive calls to `refresh`"),
    Expected("If any callback throws, the program crashes.", "-refresh: crash when misused: If any callback throws"),
    Expected(
      "Handlers must not block for more than two seconds, or the process will be killed assuming it hangs.",
      "-refresh: must not block for more than two seconds",
      "-refresh: crash when misused: blocking for more than two seconds"),
    Expected(
      "If the loom has already stopped, this method returns immediately without taking action.",
      "-refresh: no-effect when misused: If the loom has already stopped"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "If the loom does not support knots, this function does nothing.", "Printing a remark does not change the draw.",
    "Dropping the row usually does not stop the loom.", "Dropping the row may not stop the loom.",
    "The row does not stop the loom.", "Refreshing is a no-op.", "If the loom waits, the program crashes.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func whoHasNothingToDoReturnsAtOnce() throws {
    #expect(
      try understood("If the row is open, this starts the loom and returns immediately.")
        == ["-refresh: non-blocking (If the row is open)"])
    #expect(
      try understood("If the loom is not running, this function does nothing and returns immediately.")
        == ["-refresh: no-effect when misused: If the loom is not running"])
  }
}

import Testing

@testable import SpecClaims

/// Calls, their number and their overlap, told in more words than it takes.
@Suite struct PlainCallsTests {
  @Test(arguments: [
    Expected(
      "You will get exactly one call.",
      "-refresh: called exactly once"),
    Expected(
      "Be prepared for `fade` being called more than once.",
      "`fade`: may be called many times"),
    Expected(
      "You should be prepared for this being called from any thread.",
      "-refresh: may be called on any thread"),
    Expected(
      "You must be on the main thread to call this.",
      "-refresh: every call is on the main thread"),
    Expected(
      "Calls to this are never made in parallel.",
      "-refresh: serial"),
    Expected(
      "`fade` never runs twice at the same time.",
      "`fade`: serial"),
    Expected(
      "In some circumstances, `fade` may be called more than once.",
      "`fade`: may be called many times (In some circumstances)"),
    Expected(
      "Implementations must not block.",
      "-refresh: must not block within -refresh"),
    Expected(
      "Painting hooks are stopped in the reverse of the order in which they were started.",
      "Painting hooks are stopped: in the reverse order in which they were started"),
    Expected(
      "This same closure may be invoked multiple times in parallel.",
      "This same closure: may be called many times",
      "This same closure: concurrent"),
    Expected(
      "There is no guaranteed order of execution for rows.",
      "rows: not promised: before one another"),
    Expected(
      "There is no promise about ordering between rows.",
      "rows: not promised: before one another"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "In some circumstances, `fade` is called more than once.",
    "There is a guaranteed order of execution for rows.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

/// Rules and promises in words that many guides share.
@Suite struct CommonRulesTests {
  @Test(arguments: [
    // Answers
    Expected(
      "It should return `true` if the tank leaks, or `false` if it does not.",
      "-refresh: has to return `true` if the tank leaks, or `false` if it does not within -refresh"),
    Expected("It should return `true` if the tank leaks, `false` if it is shut, or nothing."),
    Expected("It must not return `true` if the tank leaks, or `false` if it does not."),
    // Ends
    Expected(
      "You must not hold the lock longer than needed.",
      "-refresh: must not hold the lock longer than needed within -refresh"),
    Expected("You must not hold the lock longer than the host."),
    Expected("`-fill` must complete successfully before the tank is shut.", "fill completes: before the tank is shut"),
    // What comes of it
    Expected(
      "You must not fill a shut tank, and doing so returns an error.",
      "-refresh: must not fill a shut tank within -refresh",
      "-refresh: error when misused: fill a shut tank within -refresh"),
    Expected(
      "You must not fill a shut tank, and not doing so returns an error.",
      "-refresh: must not fill a shut tank within -refresh"),
    Expected("You may fill a tank, and doing so returns an error."),
    Expected(
      "It returns -1 if you use it with shut tanks.", "-refresh: error when misused: if you use it with shut tanks"),
    Expected("Raise `ShutError` if called twice.", "-refresh: exception when misused: if called twice"),
    Expected("Raise `ShutError` yourself when `-fill` is called twice."),
    Expected("Raise the lid if called twice."),
    // Moments
    Expected("Before calling `-fill`, the tank must be opened.", "the tank is opened: before -fill"),
    Expected("Before calling `-fill`, the tank must usually be opened."),
    Expected(
      "`-fill` can be called again only after the tank is empty.",
      "-fill: never before the tank is empty (when called again)"),
    Expected("`-fill` must be called again only after the tank is empty."),
    Expected("The hook is called from the tank's drain function.", "-refresh: during the tank's drain function"),
    Expected("The hook is called from its own function."),
    // Overriding
    Expected("`-fill` may be overridden by subclasses.", "-fill: may be overridden"),
    Expected("`-fill` can only be overridden by subclasses."),
    Expected("`-fill` can be overridden by a flag."),
  ]) func read(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("The pass does not overlap with any other pass.", "The pass: exclusive"),
    Expected("The pass is not scheduled to overlap with other passes (and is fast).", "The pass: exclusive"),
    Expected("The pass usually does not overlap with any other pass."),
    Expected("The pass does not overlap with any other pass of the same tank at night."),
    Expected("The pass may not overlap with any other pass."),
    Expected("The host ensures that pumps handle only one row at a time.", "pumps: serial"),
    Expected("Pumps can handle only one row at a time."), Expected("Pumps handle one row at a time."),
    Expected("No two threads execute concurrently in `-fill`.", "-fill: serial"),
    Expected("No two threads execute concurrently in the tank."),
    Expected("All hooks which run on a pump are thread-safe.", "All hooks which run on a pump: thread-safe"),
    Expected("Never blocks.", "-refresh: non-blocking"), Expected("Never blocks the row."),
    Expected("It is called from a task context.", "-refresh: every call is in task context"),
    Expected("It is called from the worker function."),
  ]) func overlap(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("User code executed before each fill.", "-refresh: before each fill"),
    Expected("Code run after the tank is shut.", "-refresh: after the tank is shut"),
    Expected("Code executed on a rainy day."), Expected("Row codes executed before each fill."),
  ]) func codeThatIsRun(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  /// What would be lost: how often, who else, and during what.
  @Test(arguments: [
    Expected("It must return each row only once."), Expected("The host must send each row only once."),
    Expected("Exit handlers and rows, etc., will not be called."),
    Expected("The lock must be held during all fills.", "The lock: has to be held (during all fills)"),
    Expected("Rows must be rewrapped before they are flagged.", "Rows are rewrapped: before they are flagged"),
  ]) func whatWouldBeLost(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("Rows are not sent in any particular order.", "Rows: not promised: before one another"),
    Expected("The hooks may be called in any order.", "The hooks: not promised: before one another"),
    Expected("`-fill` and `-drain` can be called in any order.", "-fill and -drain: not promised: before one another"),
    Expected("It may be called in any order."), Expected("The hooks may be called in the order they like."),
    Expected("The hooks may usually be called in any order."),
  ]) func orders(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "It is safe to call this several times on a tank.", "-refresh: may be called many times (on a tank)"),
    Expected("It is safe to call this several times on a tank and a pump."),
    Expected(
      "Rows must stay on the thread in which they were made.",
      "Rows: every call is on the thread in which they were made"),
    Expected(
      "The listener must be in the same thread as its tank.",
      "The listener: every call is on the same thread as its tank"),
    Expected("Rows must stay in the thread pool."), Expected("Rows may stay on the thread that made them."),
    Expected("The listener must be in another thread than its tank."),
  ]) func places(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

import Testing

@testable import SpecClaims

/// Of whom, of which case and of how much a sentence tells, where its words leave a trap.
@Suite struct OtherGuidesTests {
  @Test(arguments: [
    // The case in front names somebody else than the main clause.
    Expected(
      "If a callback was set when the tank was made, then this function will not be called until the callback has completed.",
      "-refresh: never before the callback has completed (If a callback was set when the tank was made)"),
    Expected(
      "If the pump has not been started, then it returns immediately.",
      "-refresh: non-blocking (If the pump has not been started)"),
    // "but": both halves belong to what was told before.
    Expected("The client will be unblocked but the reply callback will not be called."),
    // A step of somebody's own.
    Expected("You can open the tank before you set the valve."),
    Expected("Instead, if the first hook returned `false`, then `-fill` will be called again with `88`."),
    // Only some of them.
    Expected("Most pumps that share a tank will wait until all of them have stopped before closing the valve."),
    Expected(
      "The pump will wait until all rows have left before closing the valve.",
      "closing the valve: after all rows have left"),
    // What is not so.
    Expected("If this were to occur in a job, it would leak: the row must be dropped before the job is executed."),
    Expected("Listeners are called on a separate serial queue, but this is an implementation detail and might change."),
    // The value, and the case of the other half.
    Expected(
      "It should return `false` as soon as the tank is empty.",
      "refresh returns `false`: immediately after the tank is empty",
      "-refresh: has to return `false` within -refresh"),
    Expected("The promise is resolved once all rows have been applied, or in the next turn if there are none."),
    Expected(
      "In addition to filling it, you must also shut the valve.", "-refresh: has to shut the valve within -refresh"),
    // Either of two, and what is only an instance.
    Expected("`-fill` may call `open()` or `close()`."),
    Expected(
      "Rows must be dropped in reverse order, e.g. the only row you may drop is the last one.",
      "Rows: has to be dropped in reverse order", "Rows are dropped: in reverse order"),
    // Names.
    Expected("`onFill:tank` is fired just before `-fill` is called.", "onFill:tank: immediately before -fill"),
  ]) func under(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    // Where the ban holds, its breach goes wrong.
    Expected(
      "`-fill` must not be called in a callback. Doing so results in a deadlock.",
      "-fill: must not be called in a callback", "-fill: deadlock when misused: the call in a callback"),
    // One of two moments.
    Expected("It is called after `-open` or after `-fill`.", "-refresh: after `-open` or `-fill`"),
    Expected("It is called after `-open` or before `-fill`."),
    Expected("`-shut` is called after it has called `-fill`.", "-shut: after -fill"),
    Expected(
      "No further tanks are opened until `-fill` returns.", "further tanks are opened: never before -fill has finished"),
    Expected(
      "If the tank is shut, `-fill` will not be called again.", "-fill: never called (If the tank is shut, again)"),
    Expected("If the tank is shut, it will not be called again."),
  ]) func moments(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    ("PumpOptions", "Callbacks are called on the main thread.", "Callbacks: every call is on the main thread"),
    (
      "PumpListener", "Callbacks are called on the main thread.",
      "every method of PumpListener: every call is on the main thread"
    ),
  ]) func settingsHaveNoCallbacks(_ heading: String, _ sentence: String, _ claim: String) throws {
    #expect(try understood(sentence, under: heading) == [claim])
  }
}

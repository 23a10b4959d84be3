import Testing

@testable import SpecClaims

/// How calls and work stand to one another: in order, one at a time, together, or holding somebody up.
@Suite struct TogetherTests {
  @Test(arguments: [
    Expected("Everything is dispatched in order.", "Everything: called in order"),
    Expected(
      "All row callbacks will be made in order, one at a time.", "All row callbacks: serial",
      "All row callbacks: called in order"),
    Expected(
      "The callbacks are queued for execution in the order in which they were added.",
      "The callbacks: called in the order in which they were added"),
    Expected(
      "The tanks are queued for execution in the order in which they were added.",
      "The tanks are executed: in the order in which they were added"),
    Expected(
      "The order of row events corresponds to the order of the rows.", "row events: called in the order of the rows"),
    Expected(
      "The order of row events is the same as the order in which the rows came.",
      "row events: called in the order in which the rows came"),
    Expected(
      "The caller can do what it wants, but no other callbacks will be processed during that time.", "callbacks: serial"
    ),
    Expected("Several rows will be served simultaneously.", "Several rows are served: concurrent"),
    Expected("The pump executes several jobs at the same time.", "several jobs: concurrent"),
    Expected("Callbacks do not block the processing of the valve.", "Callbacks: non-blocking"),
    Expected(
      "This operation will block temporarily if another thread is draining.",
      "-refresh: blocking (if another thread is draining)"),
    Expected("`-fill` is not thread-safe before the tank is open.", "-fill: not-thread-safe (before the tank is open)"),
    Expected("The engine is used by the tank in a way that is fully thread-safe.", "The engine: thread-safe"),
    Expected(
      "When using a big tank, such as the default one, several rows will be served simultaneously.",
      "several rows are served: concurrent (When using a big tank)"),
    Expected("The pump will likewise execute several jobs at the same time.", "several jobs: concurrent"),
    Expected("All callback calls are synchronized.", "All callback calls: serial"),
    Expected("This call is safe to do from other threads.", "-refresh: thread-safe"),
    Expected("Timers are not guaranteed to fire in order.", "Timers: not promised: called in order"),
    Expected("The tank performs updates asynchronously.", "updates: asynchronous"),
    Expected(
      "A client will see a row event before seeing the new row.", "a row event is seen: before seeing the new row"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Everything is dispatched in order to save power.",
    "The rows are sorted in order.",
    "The rows are queued in the order in which they were added.",
    "The order of row events does not correspond to the order of the rows.",
    "The order of row events corresponds to the level.",
    "Each call of `-fill` is made on a turn of its own and never runs concurrently with other turns of the pump.",
    "No other callbacks will be processed.",
    "The pump executes jobs at the same time.",
    "The pump may execute several jobs at the same time.",
    "The tank does not block the door.",
    "The engine is used by the tank in a way that is not thread-safe.",
    "The tank performs well asynchronously.",
    "A client will see a row event before reading the new row.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func theFirstSentenceOfASectionTellsInACommandWhatIsDone() throws {
    let sentence = "Load the rows before the pumps are started."
    #expect(try understood(sentence) == ["the rows are loaded: before the pumps are started"])
    #expect(try understood("It is a setting. \(sentence)").isEmpty)
    #expect(try understood("Load your rows before the pumps are started.").isEmpty)
  }
}

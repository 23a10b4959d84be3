import Testing

@testable import SpecClaims

/// What is handed over, and where, how often and how it runs.
@Suite struct HandedOverTests {
  @Test(arguments: [
    Expected("Run the given job on the render thread.", "the given job: every call is on the render thread"),
    Expected("Runs the given job on the main thread.", "the given job: every call is on the main thread"),
    Expected("It executes the query on a background thread.", "the query: every call is on a background thread"),
    Expected("Schedules the given block on the main queue.", "the given block: every call is on the main thread"),
    Expected("It does its work on a background thread.", "-refresh: every call is on a background thread"),
    Expected("It runs on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "Tell the pump to call `fillCallback` in the render thread.", "fillCallback: every call is on the render thread"),
    Expected(
      "Tells the pump to call fill_callback once just after the tank has been opened.",
      "fill_callback: called exactly once", "fill_callback: immediately after the tank has been opened"),
    Expected(
      "- `job`: the job whose run method will be executed on the render thread once it has been started",
      "job: every call is on the render thread"),
    Expected("- `done`: A block to be executed on the main thread.", "done: every call is on the main thread"),
    Expected("- `done`: the function that is called once per tank", "done: called exactly once per tank"),
    Expected(
      "The panel is constructed on the render thread.", "The panel is constructed: every call is on the render thread"),
    Expected(
      "All fill events are received in the input thread.",
      "All fill events are received: every call is on the input thread"),
    Expected(
      "It calls the provided callback synchronously, then marks the row.", "the provided callback: synchronous"),
    Expected("Writing to the tank must be done asynchronously.", "Writing to the tank: asynchronous"),
    Expected("The job is executed on another thread.", "The job: every call is on another thread"),
    Expected("Remember that it is executed from another thread.", "-refresh: every call is on another thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Run the job on the main thread.",
    "It does not run the given job on the main thread.",
    "It executes some of the given jobs on the main thread.",
    "- `key`: the key to call the tank by on the main thread",
    "It may run the given job on the main thread.",
    "It usually runs the given job on the main thread.",
    "It schedules `drain()` on the main thread.",
    "You run the given job on the main thread.",
    "Ask your colleague to call you once.",
    "Do not tell the pump to call `fillCallback` in the render thread.",
    "- `name`: the name that is used for the tank on the main thread",
    "- `job`: the job that may be executed on the render thread",
    "The panel is usually constructed on the render thread.",
    "The panel is constructed by whoever opened the render thread.",
    "It might call the provided callback synchronously.",
    "It calls the provided callback synchronously or asynchronously.",
    "Writing to the tank may be done asynchronously.",
    "Writing to the tank must not be done synchronously.",
    "It is usually executed from another thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

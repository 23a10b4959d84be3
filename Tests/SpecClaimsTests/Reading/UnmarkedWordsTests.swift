import Testing

@testable import SpecClaims

/// Words whose part the author has left unmarked: a comma that is missing, a state set as code, a verb that looks like a participle.
@Suite struct UnmarkedWordsTests {
  @Test(arguments: [
    Expected("After this method returns all valves will be shut.", "all valves are shut: after -refresh has finished"),
    Expected("Called when the tank has `leaked`.", "-refresh: after the tank has leaked"),
    Expected("The tank class is `not thread safe`.", "The tank class: not-thread-safe"),
    Expected("It is recommended to set the mode.", "-refresh: has to set the mode within -refresh"),
    Expected("It returns `EBUSY` when called twice.", "-refresh: error when misused: when called twice"),
    Expected(
      "The tank will become ready after all valves have been opened.",
      "The tank becomes ready: after all valves have been opened"),
    Expected("At most one of the tank's hooks will run at once.", "the tank's hooks: serial"),
    Expected("All writes complete synchronously.", "All writes: synchronous"),
    Expected(
      "It is safe to reuse the tank only after the row is done.", "reuse the tank: never before the row is done"),
    Expected("Multiple calls to `-fill` are ignored.", "-fill: no-effect when misused: Multiple calls to `-fill`"),
    Expected("Closes the tank without waiting for its rows.", "-refresh: non-blocking"),
    Expected("Close the tank immediately, without waiting for its rows.", "-refresh: non-blocking"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The tank calls `failed`.", "It returns `FULL` when called twice.", "The tank will become ready.",
    "At most one of the tank's hooks will run.", "All writes may complete synchronously.",
    "Closes the tank without its rows.", "It may close the tank without waiting for its rows.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

/// Sentences of which a form would see one half.
@Suite struct JoinedCutTests {
  @Test(arguments: [
    "The pump must either be off, or the valve should be shut.",
    "No other rows may be made while the pump runs, and several threads may not open it.",
    "A filler using blocking `fill()` calls in a thread pool.",
    "The key is allocated before `open()` and freed after `close()`.",
    "After this is set, any valve will be opened by calling it.",
    "The key must be set to a function that will be called when the tank is full.",
    "It should write the rows, and call `stop()` when done or call `flush()` when it leaks.",
    "It can also be used for tanks like that, which is wrapped in `open()`.",
    "A stall may occur if the tank is full, a valve is opened, and then another valve is opened.",
    "The related pump ended, this is called before the tank is closed.",
    "It is called during `open()` or just before `close()`.",
    "1 indicates a leak, and the valve should be shut.",
    "The tank has a name, e.g., the pump must be opened with a key.",
    "The pumps stop, prior to that drivers should close the valve.",
    "You should add rows before calling either `flush()` to write them, or `drop()` to lose them.",
    "It must return 1 if the tank is full, or 0 if it leaks and then write a row.",
  ])
  func promiseNothing(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test func whatIsDoneSoOnlyInACaseIsNoMisuseWithoutIt() throws {
    #expect(
      try understood("Do not close the tank if it leaks. Doing so is an error.")
        == ["-refresh: must not close the tank within -refresh (if it leaks)"])
  }

  @Test(arguments: [
    Expected("The valve should be shut, or the pump must be off.", "The valve: has to be shut"),
    Expected("The key is allocated before `open()`.", "The key is allocated: before open()"),
    Expected(
      "The key must be set to a function that fills the tank when the tank is empty.",
      "The key: has to be set to a function that fills the tank (when the tank is empty)"),
    Expected("It is called during `open()`.", "-refresh: during open()"),
  ])
  func leaveWholeSentencesAlone(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

import Testing

@testable import SpecClaims

@Suite struct CalledInOrderFormTests {
  @Test(arguments: [
    Expected(
      "By default, the handlers are run in reverse order.", "the handlers: called in reverse order (By default)"),
    Expected(
      "The handlers are run in the order they were registered.",
      "The handlers: called in the order they were registered"),
    Expected(
      "It is invoked in the order specified by `priority`.",
      "-refresh: called in the order specified by `priority`"),
    Expected(
      "The pump calls all listeners in the order in which they came.",
      "all listeners: called in the order in which they came"),
    Expected(
      "The handlers are called in any order.",
      "The handlers: not promised: before one another"),
    Expected(
      "Messages are processed in FIFO order.",
      "Messages are processed: in FIFO order"),
    Expected(
      "The handlers are not guaranteed to be called in the order of their creation.",
      "The handlers: not promised: called in the order of their creation"),
    Expected(
      "There is no guarantee that handlers are run in the order in which they came.",
      "handlers: not promised: called in the order in which they came"),
    Expected(
      "The handlers are guaranteed to be called in the order given by `rank`.",
      "The handlers: called in the order given by `rank`"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: CalledInOrderForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It is called in order.",
    "It is called in this order.",
    "The pump fills the tanks in the order in which they came.",
    "It may be called in reverse order.",
    "It is called in the order book.",
    "Messages may be processed in FIFO order.",
    "Messages are kept in FIFO order.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: CalledInOrderForm.self).isEmpty)
  }
}

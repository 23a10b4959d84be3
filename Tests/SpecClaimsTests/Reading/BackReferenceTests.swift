import Testing

@testable import SpecClaims

/// Words that point at the clause in front, and names that only a mark tells from words.
@Suite struct BackReferenceTests {
  @Test(arguments: [
    Expected(
      "The fill callback is called before the drain, and the close callback is called after.",
      "The fill callback: before the drain", "the close callback: after the drain"),
    Expected(
      "Updates happen at pump timing, which means they occur before the tank draws the next row.",
      "Updates occur: before the tank draws the next row"),
    Expected(
      "That pump will not be started until the tank is open.", "the pump is started: never before the tank is open"),
    Expected(
      "Tell the host to call @a fill_callback once just after the creation of the tank.",
      "fill_callback: called exactly once", "fill_callback: immediately after the creation of the tank"),
    Expected(
      "If the row is no instance of `Row` it is dropped after draining the tank.",
      "the row is dropped: after draining the tank (If the row is no instance of `Row`)"),
    Expected(
      "The filling can be seen by adding to the `-onFill` signal, which is called after the rows have been computed.",
      "-onFill: after the rows have been computed"),
    Expected(
      "There is also a `-prepare` hook that is called before the draw.", "-prepare: before the draw"),
    Expected(
      "If `-open` is called several times, each successful call must be matched with a call to `-close`.",
      "-open: has to call -close for every call of -open (If `-open` is called several times)"),
    Expected(
      "The partitioner may be called on any thread, it may be called multiple times.",
      "The partitioner: may be called on any thread", "The partitioner: may be called many times"),
    Expected(
      "If the queue is full, it will block until the tank is empty.", "-refresh: blocking (If the queue is full)"),
    Expected(
      "It is not called when the pump stops because of an error.",
      "-refresh: never called (when the pump stops because of an error)"),
    Expected("[`-fill`][tank.fill] is called on the main thread.", "-fill: every call is on the main thread"),
    Expected(
      "`-onFill` may not be called if the tank is full.", "-onFill: possibly not called (if the tank is full)"),
    Expected("**Note on threading:** `-fill` is called on the main thread.", "-fill: every call is on the main thread"),
    Expected("The host calls \\p fill_callback once.", "fill_callback: called exactly once"),
    Expected("This is a callback function. It is called once.", "-refresh: called exactly once"),
    Expected("This function is a hook. It is called on the main thread.", "-refresh: every call is on the main thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The close callback is called after.", "There is also a `-prepare` hook that fills the tank.",
    "Free the following rows before the draw:\n\n- `Row`\n- `Lid`",
    "The tank has rows, which means they are drawn before the tank closes.",
    "The pump starts, which means they are called before the tank closes.",
    "If another row comes in, it will be held until the drain is complete.",
    "This takes a callback. It is called once.", "`-fill` is a callback function. It is called once.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

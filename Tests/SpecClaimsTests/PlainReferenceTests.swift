import Testing

@testable import SpecClaims

/// Plain wordings of references: items with a name in front, callbacks that somebody has called, buffers that are no longer valid.
@Suite struct PlainReferenceTests {
  @Test(arguments: [
    Expected(
      "- `onClose`: This optional function will be called right after the tank is closed, but before it is freed.",
      "onClose: immediately after the tank is closed", "onClose: before it is freed"),
    Expected(
      "Prepare handles get their callbacks called right before the loop blocks.",
      "The callbacks of prepare handles: immediately before the loop blocks"),
    Expected(
      "A check handle gets its callback called once per round.",
      "The callback of a check handle: called exactly once per round"),
    Expected(
      "Once the callback returns, the buffer will no longer be valid.",
      "the buffer is valid: never after the callback returns"),
    Expected(
      "You may not queue rows in a closed tank.",
      "-refresh: must not queue rows in a closed tank within -refresh"),
    Expected("Calling this function blocks until the pump has stopped.", "-refresh: blocking"),
    Expected(
      "Once this method returns, you may call `-drain` with more rows.", "-drain: after -refresh has finished"),
    Expected(
      "After this function returns, the caller can free the memory of the row.",
      "the memory of the row is freed: after -refresh has finished"),
    Expected("Shuts down the panel, waiting for at most a second for its rows.", "-refresh: blocking"),
    Expected("Cleans up the panel without waiting for its rows.", "-refresh: non-blocking"),
    Expected(
      "Runs the given block on an executor dedicated to slow work.",
      "the given block: every call is on the executor dedicated to slow work thread"),
    Expected("The return value must be 0.", "-refresh: has to return 0 within -refresh"),
    Expected(
      "Exceptions must not propagate out of this method.", "-refresh: must not throw exceptions within -refresh"),
    Expected("Dropping a panel will wait for all of its rows.", "Dropping a panel: blocking"),
    Expected(
      "All rows will be suspended after `-refresh` returns.", "All rows are suspended: after -refresh has finished"),
    Expected(
      "You may raise a `PanelError` exception to stop it.", "-refresh: may raise a `PanelError` exception to stop it"),
    Expected(
      "The listener will have its callbacks invoked on the main thread.",
      "The callbacks of the listener: every call is on the main thread"),
    Expected("It is not recommended for callers to call `-drain`.", "-drain: must not be called"),
    Expected("It's not recommended to make use of `-drain`.", "-drain: must not be called"),
    Expected("It is not recommended for callers to make use of `-drain`.", "-drain: must not be called"),
    Expected(
      "Every call to `-open` needs a call to `-close`.", "-open: has to call -close for every call of -open"),
    Expected("Must be called in pairs with `-close`.", "-refresh: has to call -close for every call of -refresh"),
    Expected(
      "Services, like other objects, run in the main thread of their hosting process.",
      "Services: every call is on the main thread"),
    Expected(
      "A callback registered via `-fill` is called on the main thread.",
      "A callback registered via `-fill`: every call is on the main thread"),
    Expected(
      "Subclasses must call through to the super class's implementation of this method.",
      "-refresh: super must be called"),
    Expected("May not be called after `-close`.", "-refresh: never after -close"),
    Expected("This method may not be called before `-open`.", "-refresh: never before -open"),
    Expected(
      "This method must not call `save` or `load`.", "-refresh: must not call `save` or `load` within -refresh"),
    Expected("Makes sure the handler is called only once.", "the handler: called exactly once"),
    Expected("Guarantees that the handler is called before `-stop`.", "the handler: before -stop"),
    Expected("It is not safe for use by multiple tasks.", "-refresh: not-thread-safe"),
    Expected("Undefined behavior if called twice.", "-refresh: undefined when misused: if called twice"),
    Expected("Callable from any thread.", "-refresh: may be called on any thread"),
    Expected("This method is main-thread only.", "-refresh: every call is on the main thread"),
    Expected("This function may sleep.", "-refresh: may-block"),
    Expected("Nobody should call this method.", "-refresh: must not be called"),
    Expected(
      "It may be called from any thread that holds the lock.",
      "-refresh: may be called on any thread (if the thread holds the lock)"),
    Expected(
      "It is a no-op to call this method on a closed tank.",
      "-refresh: no-effect when misused: Calling this method on a closed tank"),
    Expected(
      "Rows won't be transmitted until the tank is open.", "Rows are transmitted: never before the tank is open"),
    Expected(
      "It is called once per frame until `-stop` is called.",
      "-refresh: called exactly once per frame (until `-stop` is called)"),
    Expected("It is called between `open` and `close`.", "-refresh: after `open`", "-refresh: before `close`"),
    Expected(
      "This method must be called between `-open` and `-close`.", "-refresh: after -open", "-refresh: before -close"),
    Expected("No method may be called before the tank is open.", "any method: never before the tank is open"),
    Expected(
      "No other method may be called before the tank is open.", "any other method: never before the tank is open"),
    Expected(
      "You must change the size of all rows, in the same way as of the panel.",
      "-refresh: has to change the size of all rows, in the same way as of the panel within -refresh"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "- `onClose`: This function must be called after the tank is closed.",
    "You may not notice that the tank is closed.",
    "You may not see the rows.", "They run in the main thread of the pump process.",
    "Once this method returns, you might call `-drain`.", "The tanks have their handles painted once.",
    "If a timer is due, it is not called on the main thread.", "This method may not be called on every run.",
    "It may be called between `-open` and `-close`.", "It may not be called before noon.",
    "It is a no-op to close a closed tank.",
    "The tank, which ensures that it is shut.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test func aRelativeClauseEndsWithItsSentence() throws {
    #expect(
      try read("## `onBuilt()`\n\nAn event that is run every time a tank is built.").map(\.canonical)
        == ["onBuilt(): called whenever a tank is built"])
  }
}

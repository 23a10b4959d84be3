import Testing

@testable import SpecClaims

/// Promises in words that gave nothing before, or something else.
@Suite struct FurtherWordingTests {
  @Test(arguments: [
    Expected("Drain blocks on other tanks are invoked asynchronously.", "Drain blocks on other tanks: asynchronous"),
    Expected(
      "Drain blocks registered on other tanks or on pumps are invoked asynchronously.",
      "Drain blocks registered on other tanks or on pumps: asynchronous"),
    Expected("Drain blocks are scheduled to be invoked asynchronously.", "Drain blocks: asynchronous"),
    Expected("The pump can be used safely in a multi-threaded environment.", "The pump: thread-safe"),
    Expected(
      "The pump can be safely used in multi-threaded applications provided that locks are on.",
      "The pump: thread-safe (provided that locks are on)"),
    Expected("Synchronously perform updates on the queue.", "-refresh: synchronous"),
    Expected("Asynchronously fill the tank.", "-refresh: asynchronous"),
    Expected(
      "Listeners are called on the thread associated with `looper()`.",
      "Listeners: every call is on the thread associated with `looper()` thread"),
    Expected("Calling this method on the main thread is not advisable.", "-refresh: no call is on the main thread"),
    Expected("A call to this method fails if the pump is shut.", "-refresh: error when misused: if the pump is shut"),
    Expected("A call to `drain()` fails if the pump is shut.", "drain(): error when misused: if the pump is shut"),
    Expected(
      "Drains cannot be nested, and trying to begin a drain on a tank which is already in a drain will throw an exception.",
      "-refresh: must not nest drains",
      "-refresh: exception when misused: trying to begin a drain on a tank which is already in a drain"),
    Expected("Emitted when the pump is stopping.", "-refresh: while the pump is stopping"),
    Expected(
      "It may be invoked at any point in a tank's life, including before `open()` and after `close()`.",
      "-refresh: at any time in a tank's life"),
    Expected(
      "If the base is null, an `ENOBUFS` error will be triggered in the callback.",
      "-refresh: error when misused: If the base is null"),
    Expected("This method is only called before the pump stops.", "-refresh: never after the pump stops"),
    Expected("The server must respond with the same version.", "The server: has to respond with the same version"),
    Expected(
      "If the client does not support the version, it should disconnect.",
      "the client: has to disconnect (If the client does not support the version)"),
    Expected("Writing to a shut tank is not supported.", "-refresh: must not write to a shut tank"),
    Expected("The client must not implement retry logic.", "-refresh: must not implement retry logic within -refresh"),
    Expected("A row must not be returned.", "-refresh: must not return a row"),
    Expected("Subclasses that override `fill()` must call super.", "fill(): super must be called"),
    Expected("`fill()` comes between `open()` and `drain()`.", "fill(): after open()", "fill(): before drain()"),
    Expected(
      "The order is `open()`, `fill()`, `drain()`.",
      "open() and fill() and drain(): called in this order: open(), fill(), drain()"),
    Expected("`fill()` is called at least twice.", "fill(): may be called many times"),
    Expected("`fill()` is not called at all on headless servers.", "fill(): never called (on headless servers)"),
    Expected("`fill()` is always async.", "fill(): asynchronous"),
    Expected("You must know that `fill()` is called before `drain()`.", "fill(): before drain()"),
    Expected("`fill()` never precedes `drain()`.", "fill(): never before drain()"),
    Expected("You will not get an `end` callback if the row is empty.", "end: never called (if the row is empty)"),
    Expected(
      "`drain()` is called after E, just like when a valve is removed from the tank.", "drain(): after E"),
  ]) func isRead(_ expected: Expected) throws {
    let read = try understood(expected.sentence).map {
      $0.replacing("whoever writes or calls -refresh", with: "-refresh").replacing(
        "whoever calls -refresh", with: "-refresh")
    }
    #expect(read == expected.claims)
  }

  @Test(arguments: [
    "Ensure that there are no other calls pending, and then retry.", "Pumps stop after rows are drained.",
    "The pump cannot be used safely in a multi-threaded environment.",
    "Calling this method on the main thread is fine.", "The stream cannot be seen.",
    "You will not get an `end` callback.",
    "The order is `open()`, `fill()`.",
  ]) func isNot(_ sentence: String) throws {
    #expect(
      try understood(sentence).allSatisfy {
        !$0.contains("never after") && !$0.contains("thread-safe") && !$0.contains("no call")
          && !$0.contains("must not")
      })
  }

  @Test func theQueueOfACallbackIsAPromiseAboutIt() throws {
    let page = "# Tank\n\n## `Tank.open()`\n\n- `queue`: The dispatch queue on which the callback will be run.\n"
    #expect(try read(page).map(\.canonical) == ["the callback: every call is on the queue thread"])
    let other = "# Tank\n\n## `Tank.open()`\n\n- `queue`: The dispatch queue on which nobody waits.\n"
    #expect(try read(other).isEmpty)
  }

  @Test func aParameterIsCalled() throws {
    let page =
      "# Tank\n\n## `Tank.open()`\n\n- `done`: called exactly once, after the tank is full.\n- `size`: called a size.\n"
    #expect(
      try read(page).map(\.canonical) == ["done: called exactly once", "done: after the tank is full"])
  }

  @Test(arguments: [
    ("This is called after a row is drawn.", "Fill"), ("Called when a row is drawn.", "Fill"),
    ("Fill is called when a row is drawn.", "Fill"), ("If Fill returns no row, the host waits.", "Fill"),
    ("This RPC is called by the host.", "Fill"),
  ]) func aCalledNameOwnsNothing(_ opening: String, _ name: String) throws {
    let page = "# Rows\n\n## `\(name)`\n\n\(opening)\n\n## `DrainRows`\n\nThis method is idempotent.\n"
    #expect(try read(page).map(\.canonical).last == "DrainRows: idempotent")
  }

  @Test func aTypeStillOwns() throws {
    let page = "# Rows\n\n## `Filler`\n\nA filler holds rows.\n\n## `drainRows()`\n\nThis method is idempotent.\n"
    #expect(try read(page).map(\.canonical).last == "Filler drainRows(): idempotent")
    let member =
      "# Rows\n\n## `Filler`\n\nA filler.\n\n## `Filler.Close`\n\nClosed.\n\n## `DrainRows`\n\nThis method is idempotent.\n"
    #expect(try read(member).map(\.canonical).last == "DrainRows: idempotent")
  }
}

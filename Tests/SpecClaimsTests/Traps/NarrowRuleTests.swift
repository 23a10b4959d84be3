import Testing

@testable import SpecClaims

/// Rules and counts that hold for less than every call: what narrows them must not be lost.
@Suite struct NarrowRuleTests {
  @Test(arguments: [
    Expected(
      "Do not call `-close` inside your implementation.", "-refresh: must not call `-close` within -refresh"),
    Expected(
      "Never call `-close` between the two.", "-refresh: must not call `-close` between the two within -refresh"),
    Expected(
      "It is also an error to call `-refresh` on a panel that is not ready to draw.",
      "-refresh: must not be called on a panel that is not ready to draw"),
    Expected(
      "This hook may be called only once per call to `-draw`.", "-refresh: called at most once per call to `-draw`"),
    Expected(
      "This hook should not use the `-draw` or `-close` methods.",
      "-refresh: must not use the `-draw` or `-close` methods within -refresh"),
    Expected(
      "The panel passed to this method must not be used after it is closed.",
      "-refresh: must not use the panel passed to this method after it is closed"),
    Expected(
      "The caller is responsible for calling `-close` as many times as this hook is called.",
      "The caller: has to call `-close` as many times as this hook is called"),
    Expected(
      "You must implement this method if you implement `-open`.",
      "-refresh: has to be overridden (if you implement `-open`)"),
    Expected(
      "This will be called regardless of if the row is drawn, closed, or removed.", "-refresh: called at least once"),
    Expected("It will return as soon as possible without waiting.", "-refresh: non-blocking"),
    Expected(
      "If the timer is off, the host will not schedule calls to the `-draw` method.",
      "-draw: never called (If the timer is off, by the host)"),
    Expected("This method should be called by the host only.", "-refresh: only to be called by the host"),
    Expected("All the panels must come before all the rows.", "All the panels: before all the rows"),
    Expected(
      "It will neither be called before `-open` nor after `-close`.", "-refresh: never before -open",
      "-refresh: never after -close"),
    Expected("It is called just after `-open` and again just before `-close`.", "-refresh: may be called many times"),
    Expected("The row must be opened first, then filled.", "The row is opened: before filled"),
    Expected("Rows are dropped in reverse order of creation.", "Rows are dropped: in reverse order of creation"),
    Expected("You must call this function exactly once.", "-refresh: called exactly once"),
    Expected(
      "Your panel must call the completion handler exactly once.", "the completion handler: called exactly once"),
    Expected(
      "The panel must invoke the drawing block at most once.", "the drawing block: called at most once"),
    Expected("After calling this method, you must call `-close`.", "-close: after -refresh"),
    Expected("This is the last message sent to the panel.", "any method: never after -refresh"),
    Expected(
      "If the row is not valid for the panel chosen when the loom was opened, an error is thrown.",
      "-refresh: exception when misused: If the row is not valid for the panel chosen when the loom was opened"),
    Expected(
      "Assuming that the tank is open, it is called on the main thread.",
      "-refresh: every call is on the main thread (If the tank is open)"),
    Expected(
      "Provided the tank is open, it is called once.", "-refresh: called exactly once (If the tank is open)"),
    Expected(
      "Given a row, it is called on the main thread.", "-refresh: every call is on the main thread (Given a row)"),
    Expected("Until the row is filled, no data is delivered.", "data is delivered: never before the row is filled"),
    Expected("This hook may safely be called reentrantly.", "-refresh: reentrant"),
    Expected("It is never called recursively.", "-refresh: non-reentrant"),
    Expected("It must not be called recursively.", "-refresh: must not be called recursively"),
    Expected("Adds a row and returns without waiting for the panel.", "-refresh: non-blocking"),
    Expected("Synchronously fills the row.", "-refresh: synchronous"),
    Expected("This method asynchronously fills the row.", "-refresh: asynchronous"),
    Expected(
      "A signal handler must not call functions that block.", "A signal handler: must not call functions that block"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "If any row has returned `EVENT_HANDLED`, then this hook will also return `EVENT_HANDLED`.",
    "Now and then it is called on the main thread.", "In general, it is called on the main thread.",
    "By and large, it is called on the main thread.",
    "This exception is never expected to be thrown.", "This hook runs on all workers.",
    "Default is to run it on the main thread.", "This hook should be overridden by advanced users only.",
    "The row is not kept by the panel, and setting it before `-open` is the only way to change it.",
    "No exception is thrown if the row is not drawn.",
    "The callback will be called with a list of rows in the order in which they were drawn.",
    "You must close the row before drawing it, and draw it before returning.",
    "The panel must have a lock associated with it.", "Schedules this panel for drawing on a worker thread.",
    "This is called after `-open`, or after `-close` if `-open` fails.",
    "It is called after the panel is opened or before it is closed.", "Rows are listed in the order of their names.",
    "It shall be called with the lock held by the calling thread.",
    "Upon return, the lock shall be owned by the calling thread.",
    "The panel closes all rows after the first one.",
    "Once a panel is closed, rows cannot be made in it, but older rows continue until the next draw.",
    "If `-open` is called from a row, the callback still runs later.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test("where the page tells in commands what a method does, they are said to nobody")
  func describedInCommands() throws {
    let told = "### `-refresh`\n\nClose the panel.\n\nIf it has been drawn before, release it.\n"
    #expect(try read(told).isEmpty)
    let said = "### `-refresh`\n\nThis is called when the panel is closed. If it has been drawn before, release it.\n"
    #expect(
      try read(said).map(\.canonical).contains(
        "-refresh: has to release it within -refresh (If it has been drawn before)"))
  }
}

import Testing

@testable import SpecClaims

/// Ways to say a promise that many guides share, and what looks like them.
@Suite struct CommonWordingTests {
  @Test(arguments: [
    // How many
    Expected("No listener is called more than once per fill.", "each listener: called at most once per fill"),
    Expected("No listener may be called twice.", "each listener: called at most once"),
    Expected("No listeners are called twice.", "listeners: called at most once"),
    Expected("No listener is called more than once at a time."), Expected("No other listener is called twice."),
    Expected(
      "The tank must support an unbounded number of calls to `-fill`.", "-fill: may be called many times"),
    Expected("The tank must support a number of calls to `-fill`."),
    Expected("It is called at regular intervals.", "-refresh: may be called many times"),
    // Late calls
    Expected(
      "After the call to `-open`, subsequent calls to `-fill`, `-drain` or `-shut` are not allowed.",
      "-fill and -drain and -shut: never after -open"),
    Expected("Subsequent calls to `-fill`, `-drain` or `-shut` are allowed."),
    Expected("Subsequent calls to `-fill` are not allowed on the main thread."),
    // Moments
    Expected(
      "It is only called once all pumps have stopped or after some time has passed.",
      "-refresh: never before all pumps have stopped or some time has passed"),
    Expected("Only once the tank is open may `-fill` be called.", "-fill: never before the tank is open"),
    Expected("Only after `-open` has returned can `-fill` be called.", "-fill: never before -open has finished"),
    Expected("Only then may `-fill` be called."),
    Expected(
      "This method should be called only while the tank is open.",
      "-refresh: must not be called (unless the tank is open)"),
    Expected("The listener is called immediately, from within the call to `-fill`.", "The listener: during -fill"),
    Expected("`-fill` is called and `-drain` is called afterwards.", "-drain: after -fill"),
    Expected("`-fill` is called and `-drain` is then called.", "-drain: after -fill"),
    Expected("`-fill` is called and `-drain` is called afterwards if it leaks."),
    Expected("Once called, the tank can no longer be filled.", "the tank is filled: never after -refresh"),
    Expected("No other callbacks are made after this one.", "any other method: never after -refresh"),
    // What nobody has to do
    Expected(
      "There is no need to call `-open` from inside the listener.",
      "-refresh: not promised: has to call `-open` from inside the listener"),
    Expected(
      "It is not necessary to call `-open` here.", "-refresh: not promised: has to call `-open` within -refresh"),
    // Duties
    Expected("It must immediately return `false`.", "-refresh: has to return `false` within -refresh"),
    Expected("It must immediately return.", "-refresh: has to return immediately within -refresh"),
    Expected("It will block and wait for the pump.", "-refresh: blocking"),
    Expected(
      "Subclasses that reimplement this method must call the base implementation.", "-refresh: super must be called"),
    Expected(
      "Expensive work should not be performed in this method.",
      "-refresh: must not perform expensive work within -refresh"),
    Expected("Avoid heavy work in this method.", "-refresh: must not call heavy work within -refresh"),
    Expected("Do not draw rows within the hook itself.", "-refresh: must not draw rows within -refresh"),
    Expected("Not calling `-shut` leaks messages.", "-refresh: leak when misused: Not calling `-shut`"),
    Expected("Avoid heavy rain in this method."),
    Expected(
      "The pump calls only this one; i.e. `-fill` will not be called for lazy tanks.",
      "-fill: never called (for lazy tanks)"),
  ]) func read(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("You must not draw rows outside of the pump thread.", "drawing rows: every call is on the pump thread"),
    Expected("Rows cannot be drawn outside of the main thread.", "drawing rows: every call is on the main thread"),
    Expected("You must not call this method outside of the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "You need not draw rows outside of the pump thread.",
      "-refresh: not promised: has to draw rows outside of the pump thread"),
    Expected(
      "Do not do slow work on the main thread, the pump thread or any render thread.",
      "-refresh: must not do slow work on the main thread, the pump thread or any render thread"),
    Expected("Do not block on the main thread or in the row listener."),
    Expected("Do not fill rows on the main thread, the pump thread or in the tank."),
    Expected("A tank lives in the thread that made it.", "A tank: every call is on the thread that made it"),
    Expected("Tanks live on the main thread.", "Tanks: every call is on the main thread"),
    Expected("Tanks live on the main road."), Expected("Tanks usually live on the main thread."),
    Expected(
      "`-fill` must not be called from outside of the main thread.", "-fill: every call is on the main thread"),
    Expected("It may be called from any context.", "-refresh: may be called on any thread"),
    Expected("Listeners are called in the thread of the pump.", "Listeners: every call is on the pump thread"),
    Expected(
      "It is called on the sender's thread, which is not necessarily the receiver's thread.",
      "-refresh: every call is on the sender thread"),
    Expected(
      "It is called on the sender's thread, which may be another thread.",
      "-refresh: every call is on the sender thread"),
    Expected(
      "It is not necessarily called on the sender's thread.",
      "-refresh: not promised: every call is on the sender thread"),
    Expected("Calls to `-fill` are never concurrent.", "Calls to `-fill`: serial"),
    Expected(
      "Each invocation of `-fill` is delivered in a turn of its own and never runs concurrently with other turns.",
      "Each invocation of `-fill`: serial"),
    Expected("Timers can interleave with other calls.", "Timers: concurrent"),
    Expected("Timers can overlap with other windows."), Expected("Timers might interleave with other calls."),
    Expected("Operations are performed without blocking the calling thread.", "Operations: non-blocking"),
    Expected("Operations are performed without blocking the pump."),
    Expected("Events will be synchronously distributed to all observers.", "Events: synchronous"),
    Expected("Events may be synchronously distributed to all observers."),
    Expected("Rows are never concurrent."),
    Expected("Concurrent calls to `-fill` are not supported.", "-fill: not-thread-safe"),
    Expected("Concurrent calls to `-fill` are supported."),
    Expected(
      "If a tank is lazy, no two threads will execute concurrently in `-fill`.", "-fill: serial (If a tank is lazy)"),
    Expected(
      "It is safe to call this method several times on a tank which is open.",
      "-refresh: may be called many times (on a tank which is open)"),
    Expected("It is called on another `thread`."),
    Expected("It is called on a background `thread`.", "-refresh: every call is on a background thread"),
    Expected("A tank can be opened at any time.", "A tank is opened: at any time"),
    Expected("Rows can be requested at any time.", "Rows are requested: at any time"),
    Expected("The level can be queried at any time.", "The level is queried: at any time"),
    Expected("Rows can be added at any time.", "Rows are added: at any time"),
  ]) func place(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    // One subject of two nouns behind ", and".
    Expected(
      "All rows are dropped, and the `onFull` and `onEmpty` hooks are called on the main thread.",
      "onFull and onEmpty: every call is on the main thread"),
    Expected(
      "All rows are dropped, and the pumps and the valves are stopped before `-shut` returns.",
      "the pumps and the valves are stopped: before -shut has finished"),
    Expected(
      "It is called once, and the row and its tank must not be used.", "-refresh: called exactly once",
      "-refresh: must not use the row and its tank"),
    Expected(
      "It is called once, and the tank must not be used and the row is dropped.", "-refresh: called exactly once",
      "-refresh: must not use the tank"),
    // "all" that belongs to the subject.
    Expected(
      "`-fill` and `-shut` must all run on the same thread.", "-fill and -shut: every call is on the same thread"),
    Expected(
      "`-fill` and `-shut` must both be called on the main thread.", "-fill and -shut: every call is on the main thread"
    ),
    Expected("`-fill` and `-shut` must not all be called."),
    Expected("`-fill` must drop all rows.", "-fill: has to drop all rows within -fill"),
    Expected(
      "It is called before the tank is shut, delaying the `full` event until `done` is called.",
      "-refresh: before the tank is shut", "full: never before `done` is called"),
  ]) func joined(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

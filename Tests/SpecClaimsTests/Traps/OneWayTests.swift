import Testing

@testable import SpecClaims

/// Promises that the rest of their sentence takes back, or that hold for one way of doing it, and not for the method.
@Suite struct OneWayTests {
  @Test(arguments: [
    "It is called on the main thread, which you should not rely on.",
    "The host guarantees that it is called on the main thread; we do not.",
    "After `drain()`, calls to `fill()` are ignored.",
    "`fill()` and `drain()` are called once, never both.",
    "It may only be called after `drain()` if the tank has been filled.",

    "Using a pool opens the valves before the tank is filled.",
    "*B* returns immediately from `fill()` back to *A*.",
    "While the rows are drawn on separate threads, they are still started from the main thread.",
    "A second strategy is to delay a fill until the tank is dry.",
    "The tank, like most, runs in an event loop.",
    "Use the flag `-sPOOL`, which will run `fill()` on a worker.",
    "Access to such tanks must be externally synchronized.",
    "It must run on the event thread or, failing that, on a thread that holds the lock.",
    "The tank can be used to schedule fills to be run later or repeatedly.",
    "A reader will never see a row for which it has set a mark before it first sees the tank.",
    "`fill()` may not be called if the host is killed.",
    "This may not be called if the row is missing.",
    "Every pump runs something called a loop which executes all fills over and over.",
    "Otherwise code has to pass the row to every pump.",
    "It is not called for an update nor when the row is empty.",
    "These hooks run before / after all rows.",
    "You should call `fill()` when the row is loaded and `drain()` when it is unloaded.",
    "It is called while the queue is locked and must not stop the pump.",
    "It can be called repeatedly, and only the first call per frame has an effect.",
    "The caller should not treat this as an error and wait until another row is received.",
    "**Warning:** Do not create a single `FillBase` object and use it across multiple threads.",
    "`drain()` will not be run on another thread.",
    "For that, you must take the row by calling `fill()` when you get a mark and later calling `drain()` once it is over.",
  ]) func saysNothing(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}

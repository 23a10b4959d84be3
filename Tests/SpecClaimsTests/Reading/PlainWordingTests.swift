import Testing

@testable import SpecClaims

/// Each way that the table has to say a promise in more words.
@Suite struct PlainWordingTests {
  @Test(arguments: [
    Expected("Do not call `fill` without having first called `open`.", "`fill`: never before `open`"),
    Expected("`fill` must not be called without any earlier call to `open`.", "`fill`: never before `open`"),
    Expected("`fill` is never called by several threads at the same time.", "`fill`: serial"),
    Expected("`fill` is never called from different threads simultaneously.", "`fill`: serial"),
    Expected("`fill` is never called by more than one thread at once.", "`fill`: serial"),
    Expected("`fill` is never called from more than one thread at a time.", "`fill`: serial"),
    Expected("There will never be more than one thread executing `fill`.", "`fill`: serial"),
    Expected("There is never more than one thread that runs `fill`.", "`fill`: serial"),
    Expected("No two threads ever call `fill` at the same time.", "`fill`: serial"),
    Expected("No two threads enter `fill` at once.", "`fill`: serial"),
    Expected("No two threads may call `fill` at once.", "`fill`: serial"),
    Expected("At most one thread may run `fill` at a time.", "`fill`: serial"),
    Expected("Only one thread may call `fill` at a time.", "`fill`: serial"),
    Expected("Only one thread at a time may be inside `fill`.", "`fill`: serial"),
    Expected("No more than one thread can be active inside `fill` at any time.", "`fill`: serial"),
    Expected("`fill` requires that `open` has been called.", "`fill`: after `open`"),
    Expected("`fill` expects `open` to have already been called.", "`fill`: after `open`"),
    Expected("The host does not interleave calls to `fill`.", "`fill`: serial"),
    Expected("For use on the main thread only.", "-refresh: every call is on the main thread"),
    Expected("This hook is meant to be called on the main thread only.", "-refresh: every call is on the main thread"),
    Expected("The host makes sure that `fill` is called once.", "`fill`: called exactly once"),
    Expected("The host sees to it that `fill` is called once.", "`fill`: called exactly once"),
    Expected("The host takes care of calling `fill` on the main thread.", "`fill`: every call is on the main thread"),
    Expected("You can be sure that `fill` is called once.", "`fill`: called exactly once"),
    Expected(
      "You cannot rely on `fill` being called on main.", "`fill`: not promised: every call is on the main thread"),
    Expected(
      "You should not count on `fill` being called on main.", "`fill`: not promised: every call is on the main thread"),
    Expected("It is your responsibility to call `fill` before `drain`.", "`fill`: before `drain`"),
    Expected("Every call to `fill` is made on the main thread.", "`fill`: every call is on the main thread"),
    Expected("The pump will never make multiple overlapping calls to this method.", "-refresh: serial"),
    Expected(
      "You may rent a pump, but should a pump leak, it is the duty of this function to close the pump.",
      "-refresh: has to close the pump (if a pump leak)"),
    Expected("The caller is responsible for setting up the tank.", "The caller: has to set up the tank"),
  ]) func isReadPlainlyToo(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("“`open` is called when E and `shut` when F” is two calls")
  func twoCases() throws {
    #expect(
      try understood("`open` is called when a tank fills and `shut` when it leaks.", by: TriggerForm.self)
        == ["`open`: called whenever a tank fills", "`shut`: called whenever it leaks"])
  }
}

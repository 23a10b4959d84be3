import Testing

@testable import SpecClaims

/// Words of a rule that say how, how often or when, without which it would say too much.
@Suite struct RuleWordingTests {
  @Test(arguments: [
    "In that case, all valves used must be created on the same host.",
    "Make sure you call `unlock()` the same number of times you called `lock()`.",
    "If possible, make sure that all of the data is written to the tank at once.",
    "You must check the valves beforehand.",
    "You should also override some of the hooks below, to fill the tank:",
    "It's up to the host to do what it wants.",
    "Call into `drain()` if any rows become available on this tank.",
    "The row must be already initialized by `open()` and may not be used in calls to `fill()`.",
    "It is not closed automatically, and the application has to do this on its own.",
    "New public rows should be added right above.",
    "The signal must be blocked in all threads before this function is called.",
    "This hook is called on every host when using pumps.",
    "You may, of course, change this at any time.",
  ]) func isRefused(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "The handler should update the rows using `setRows`, and return true if the tank has been drained.",
      "-refresh: has to update the rows using `setRows` within -refresh (if the tank has been drained)"),
    Expected(
      "Make sure that the row is already decoded before returning it here.",
      "-refresh: has to decode the row before returning it here"),
    Expected("It must be called only by the `handle` callback.", "-refresh: during the `handle`"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

import Testing

@testable import SpecClaims

/// What breaking a rule ends in, told behind it.
@Suite struct BrokenRuleTests {
  @Test(arguments: [
    Expected(
      "Never call `fill` twice. Doing so is undefined behavior.",
      "`fill`: called at most once", "`fill`: undefined when misused: more than one call"),
    Expected(
      "This method must be called on the main thread. Doing otherwise is undefined.",
      "-refresh: every call is on the main thread",
      "-refresh: undefined when misused: a call elsewhere than on main thread"),
    Expected(
      "It must not be called on the main thread, as this will cause a deadlock.",
      "-refresh: no call is on the main thread", "-refresh: deadlock when misused: a call on main thread"),
    Expected(
      "Do not call this in a listener since this will deadlock.",
      "-refresh: must not be called in a listener", "-refresh: deadlock when misused: the call in a listener"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Doing otherwise is undefined.",
    "The tank is open. Doing so is undefined behavior.",
  ]) func needsARule(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

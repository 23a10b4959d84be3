import Testing

@testable import SpecClaims

/// Rules of a section's method that name it by nothing but the verb, and wishes with "do not".
@Suite struct WidenedRulesOfHooksTests {
  @Test(arguments: [
    Expected(
      "Subclasses should override to drain the tank.",
      "-refresh: has to be overridden"),
    Expected(
      "Subclasses must override.",
      "-refresh: has to be overridden"),
    Expected(
      "This method is only available from within `perform:`.",
      "-refresh: must not be called outside `perform:`"),
    Expected(
      "It is called on only a single thread at a time.",
      "-refresh: serial"),
    Expected(
      "It is executed concurrently with respect to other pumps.",
      "-refresh: concurrent"),
    Expected(
      "It is important that subclasses do not block.",
      "-refresh: must not block within -refresh"),
    Expected(
      "It is recommended that subclasses do not call `open()`.",
      "open(): must not be called"),
    Expected(
      "It is recommended that the pumps which do not leak are opened on the main thread.",
      "-refresh: has to open the pumps which do not leak on main thread"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Subclasses usually override.",
    "This method is available from within `perform:`.",
    "It is called serially with respect to `close()`.",
    "The host should override.",
  ]) func areRefused(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

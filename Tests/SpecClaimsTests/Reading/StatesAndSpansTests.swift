import Testing

@testable import SpecClaims

/// What has to be so when a call is made, what does not change in a time, and moments in front.
@Suite struct StatesAndSpansTests {
  @Test(arguments: [
    Expected("The tank has to be open when this method is called.", "The tank is open: before -refresh"),
    Expected("The tank must be open when calling `-fill`.", "The tank is open: before -fill"),
    Expected(
      "The level must not change while the pump runs.", "level: cannot be changed while the pump runs"),
    Expected(
      "The level should not change between `-fill` and `-drain`.",
      "level: cannot be changed between `-fill` and `-drain`"),
    Expected("The level must not change once the pump runs.", "level: cannot be changed after the pump runs"),
    Expected("Upon completion, the pumps will be drained.", "the pumps are drained: after completion"),
    Expected(
      "Upon draining of the pumps, the tank will be closed.", "the tank is closed: after draining of the pumps"),
    Expected(
      "The callback is invoked from within the `-fill` or `-drain` call that closes the tank.",
      "-refresh: during the `-fill` or `-drain` call that closes the tank"),
    Expected("Closing happens in reverse order of opening.", "Closing: called in reverse order of opening"),
    Expected("The base class version does not need to be called.", "-refresh: super need not be called"),
    Expected("The inherited implementation must be called.", "-refresh: super must be called"),
    Expected("It can only be called in the context of this thread.", "-refresh: every call is on this thread"),
    Expected("The tank works in a single thread.", "The tank: every call is on a single thread"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The tank has to be open when it rains.", "The level must not change.", "You must not change while the pump runs.",
    "The level may not change while the pump runs.", "Upon the hill, the tank will be closed.",
    "The callback is invoked from within the house.", "The base class version may be called.",
    "Closing happens in order to save rows.", "The tank must be open when is called.",
    "The tank should be empty when this method is called.",
    "The schedule is based upon sampling of the input.", "Results do not change between runs.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

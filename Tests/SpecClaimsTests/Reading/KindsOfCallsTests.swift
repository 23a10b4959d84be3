import Testing

@testable import SpecClaims

/// How calls and things get along with others.
@Suite struct KindsOfCallsTests {
  @Test(arguments: [
    Expected("This is a non-blocking connect call.", "-refresh: non-blocking"),
    Expected("It will be executed concurrently with your own code.", "-refresh: concurrent"),
    Expected("The parameters do not change during use.", "parameters: cannot be changed during use"),
    Expected(
      "It is not safe to use the tank from several threads.",
      "the tank: must not be used from several threads", "the tank: not-thread-safe"),
    Expected("The tank must not be used from more than one thread at a time.", "The tank: serial"),
    Expected("It never waits.", "-refresh: non-blocking"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It will be executed concurrently with `-fill`.",
    "The tank may be used from more than one thread at a time.", "This will not happen for open tanks.",
    "It calls `-fill` on the active loop.", "You can combine rows, and still do it all in one thread.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

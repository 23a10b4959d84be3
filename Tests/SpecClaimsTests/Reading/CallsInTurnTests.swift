import Testing

@testable import SpecClaims

/// Calls that come next, last, or not any more.
@Suite struct CallsInTurnTests {
  @Test(arguments: [
    Expected(
      "The next hook called after `-open` will be `-fill`.",
      "-fill: after -open"),
    Expected(
      "The next hook that is called after `-open` is `-fill`.",
      "-fill: after -open"),
    Expected(
      "There will be no hooks called after the tank has been closed.",
      "any hooks: never after the tank has been closed"),
    Expected(
      "This method is only meant to be called by subclasses.",
      "-refresh: only to be called by subclasses"),
    Expected(
      "It can only be called from a derived class.",
      "-refresh: only to be called from a derived class"),
    Expected(
      "Only one fill can happen at the same time.",
      "fill: serial"),
    Expected(
      "After `-open` is called, the tank transitions to the full state.",
      "the tank transitions to the full state: after -open"),
    Expected(
      "The tank is filled. Next, the valve is closed.",
      "the valve is closed: after the tank is filled"),
    Expected(
      "It will always be executed unless the tank fails.",
      "-refresh: called at least once (unless the tank fails)"),
    Expected(
      "It is always called.",
      "-refresh: called at least once"),
    Expected(
      "A tank may have at most one pump at a time.",
      "pump exists: at most once per tank (at a time)"),
    Expected(
      "A tank must have only one valve.",
      "valve exists: at most once per tank"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The next hook called after `-open` may be `-fill`.",
    "There will be no pumps after the tank has been closed.",
    "It is always called with a row.",
    "A tank has only one valve.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

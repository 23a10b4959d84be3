import Testing

@testable import SpecClaims

/// Moments of what is told by the way, and what is said of others than the method.
@Suite struct InnerMomentTests {
  @Test(arguments: [
    "Called with the row data pointer passed when the tank was created.",
    "It is called with the level that was passed when the tank was created.",
    "It will get notified when the drain is done.",
    "Suggest the size of the pool used to dispatch functions passed to `drain()`.",
    "If the tank takes the valve, that is, `own()` was called with true, then the previous valve will be closed.",
  ]) func areNone(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "It is called with a level when the tank was created.",
      "-refresh: after the tank was created"),
    Expected(
      "If the tank takes the valve, then `own()` is called, then the previous valve is closed.",
      "the previous valve is closed: after own() (If the tank takes the valve)"),
  ]) func areStillRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

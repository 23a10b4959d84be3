import Testing

@testable import SpecClaims

/// What a reader may assume is promised; what a reader must not assume is forbidden whole: no count or time of it stands alone.
@Suite struct AssumptionTests {
  @Test(arguments: [
    Expected("It's safe to assume that `-turn` will be called before `-close`.", "-turn: before -close"),
    Expected("You can assume that this is called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("You may rely on the fact that it is called once.", "-refresh: called exactly once"),
    Expected(
      "If the panel is open, you can assume that it is called once.",
      "-refresh: called exactly once (If the panel is open)"),
  ]) func isAPromise(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "You can only assume that it is called once.", "Assume that it is called once.",
  ]) func isNone(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

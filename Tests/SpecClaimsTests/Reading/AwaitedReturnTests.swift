import Testing

@testable import SpecClaims

/// When a method returns that waits for something.
@Suite struct AwaitedReturnTests {
  @Test(arguments: [
    Expected(
      "It waits until all rows have been painted before it returns.",
      "-refresh: blocking",
      "refresh returns: after all rows have been painted"),
    Expected(
      "This method blocks until the panel is full before returning.",
      "-refresh: blocking",
      "refresh returns: after the panel is full"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It might wait until the panel is full before it returns."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

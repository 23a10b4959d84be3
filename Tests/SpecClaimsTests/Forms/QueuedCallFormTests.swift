import Testing

@testable import SpecClaims

/// Calls that are put on a queue.
@Suite struct QueuedCallFormTests {
  @Test(arguments: [
    Expected(
      "An invocation of this method will be enqueued on the paint queue.",
      "-refresh: every call is on the paint thread"),
    Expected(
      "A call to the `fade()` method is posted to the main thread.",
      "fade(): every call is on the main thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "An invocation of this method is usually enqueued on the paint queue.",
    "An invocation of this method may be enqueued on the paint queue.",
    "A call to the `fade()` method is posted to the server.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

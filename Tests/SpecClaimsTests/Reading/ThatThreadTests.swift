import Testing

@testable import SpecClaims

/// "On that thread" is the thread named before in the sentence.
@Suite struct ThatThreadTests {
  @Test(arguments: [
    Expected(
      "Because it runs on the main thread, `-drain` is called on that thread.",
      "-refresh: every call is on the main thread", "-drain: every call is on the main thread"),
    Expected(
      "Since it is called on any thread, the tank is filled on that thread.",
      "-refresh: may be called on any thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`-drain` is called on that thread."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

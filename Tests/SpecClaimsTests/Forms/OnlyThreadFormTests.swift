import Testing

@testable import SpecClaims

/// The one thread that may do something.
@Suite struct OnlyThreadFormTests {
  @Test(arguments: [
    Expected(
      "Only the render thread may call this.",
      "-refresh: every call is on the render thread"),
    Expected(
      "Only the render thread may access the tank.",
      "the tank: every call is on the render thread"),
    Expected(
      "No thread other than the render thread may call `drain()`.",
      "drain(): every call is on the render thread"),
    Expected(
      "No thread except the main thread may touch the tank.",
      "the tank: every call is on the main thread"),
    Expected(
      "No thread but the main thread may use the tank.",
      "the tank: every call is on the main thread"),
    Expected(
      "Only the main thread should call this.",
      "-refresh: every call is on the main thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Only the main thread may wait.",
    "Only the main thread calls this.",
    "Usually, only the main thread may call this.",
    "Only any thread may call this.",
    "Usually, no thread but the main thread may call this.",
    "No thread other than the main thread might call this.",
  ]) func isNotRead(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

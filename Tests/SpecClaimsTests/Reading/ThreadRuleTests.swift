import Testing

@testable import SpecClaims

/// Rules that tie what is done to something to a thread, and who calls, which is none.
@Suite struct ThreadRuleTests {
  @Test(arguments: [
    Expected("The lamp must be started on the render thread.", "The lamp: every call is on the render thread"),
    Expected("The lamp can only be started in the audio thread.", "The lamp: every call is on the audio thread"),
    Expected(
      "Lamps must be made and started solely from the audio-thread.", "Lamps: every call is on the audio thread"),
    Expected("It must not be called on the render thread.", "-refresh: must not be called on the render thread"),
    Expected("It should not be called on the [audio-thread].", "-refresh: must not be called on the audio thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called by the event loop if there is light.", "It is called by the worker pool.",
    "Lamps must be put in the render queue.", "The lamp is started on the render thread.",
    "The lamp might be started on the render thread.", "It is perhaps called on the render thread.",
  ]) func isNotRead(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

/// A loop that is a phase is no thread.
@Suite struct PhaseTests {
  @Test(arguments: [
    "Called in the render loop.", "It is called from foreign threads.",
    "It is called in the filling loop.",
  ]) func isNoThread(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "Called in the event loop.",
      "-refresh: every call is on the event thread"),
    Expected(
      "It is called in the main loop.",
      "-refresh: every call is on the main thread"),
    Expected(
      "These hooks are always called from the mainloop.",
      "These hooks: every call is on the main thread"),
    Expected(
      "Called in the filling loop before anything happens for that row.",
      "-refresh: before anything happens for that row"),
  ]) func handsOutWork(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

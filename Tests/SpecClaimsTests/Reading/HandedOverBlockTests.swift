import Testing

@testable import SpecClaims

/// What goes on with “it” behind something handed over, and on whose thread.
@Suite struct HandedOverBlockTests {
  @Test(arguments: [
    Expected(
      "Pass a block. It is called on main.",
      "a block: every call is on the main thread"),
    Expected(
      "Pass a tank. It is called on main.",
      "-refresh: every call is on the main thread"),
    Expected(
      "Supply a handler to this method. It must not block.",
      "a handler: must not block"),
    Expected(
      "Called once per tank, on whichever thread opened it.",
      "-refresh: every call is on whichever thread opened it", "-refresh: called exactly once per tank"),
    Expected(
      "Called on whichever thread completes the request.",
      "-refresh: every call is on whichever thread completes the request"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

import Testing

@testable import SpecClaims

/// Denials out of which something is taken.
@Suite struct NowhereElseTests {
  @Test(arguments: [
    Expected(
      "It must not be called other than on main.",
      "-refresh: must not be called (other than on main)"),
    Expected(
      "It is not called other than on main.",
      "-refresh: never called (other than on main)"),
    Expected(
      "Do not call this other than on main.",
      "-refresh: must not be called (other than on main)"),
    Expected(
      "It must not be called other than after `open()`.",
      "-refresh: must not be called (other than after `open()`)"),
    Expected(
      "It must not be called except on main.",
      "-refresh: must not be called (except on main)"),
    Expected(
      "It is not called from any thread but main.",
      "-refresh: every call is on the main thread"),
    Expected(
      "It is called from a thread other than main.",
      "-refresh: no call is on the main thread"),
  ]) func keepTheException(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is never called but on main.",
    "It must not be called but after `open()`.",
    "It must not be called anywhere other than on main.",
    "It is not called on main anymore.",
    "It is called on main other than in tests.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

/// What will hold, does not hold yet, or not everywhere.
@Suite struct NotYetTests {
  @Test(arguments: [
    "It will be called on main in the future.",
    "It is called on main (not yet implemented).",
    "It is called on main. (Not true on Linux.)",
    "It is called on main. Not so on Linux.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "The fill may happen at any time in the future, on any thread.",
      "The fill: may be called on any thread"),
    Expected(
      "It is called on main (not on a worker).",
      "-refresh: every call is on the main thread"),
    Expected(
      "It is called on main. Not all tanks are full.",
      "-refresh: every call is on the main thread"),
  ]) func holdsAllTheSame(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

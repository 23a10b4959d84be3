import Testing

@testable import SpecClaims

/// Code, blocks and functions that are run at a time, in the section of what runs them.
@Suite struct RunCodeTests {
  @Test(arguments: [
    Expected(
      "Code to run before doing a restart.",
      "-refresh: before doing a restart"),
    Expected(
      "Code to run immediately before the host forks.",
      "-refresh: immediately before the host forks"),
    Expected(
      "Declare a block of code to be run before each fill.",
      "-refresh: before each fill"),
    Expected(
      "The function to call before shutdown.",
      "-refresh: before shutdown"),
    Expected(
      "Function to run after the tank is filled.",
      "-refresh: after the tank is filled"),
    Expected(
      "Block to be executed after the tank has been closed.",
      "-refresh: after the tank has been closed"),
  ]) func isTheCall(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Code to run the tank before the restart.",
    "Rows to run before the restart.",
  ]) func isNone(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

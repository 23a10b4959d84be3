import Testing

@testable import SpecClaims

/// Subjects and objects that look like others.
@Suite struct WordsOfOthersTests {
  @Test(arguments: [
    Expected(
      "This virtual function is called once.",
      "-refresh: called exactly once"),
    Expected(
      "All UI work in this handler should complete quickly.",
      "All UI work in this handler: has to complete quickly"),
    Expected(
      "Any methods called in `Tank` should return promptly.",
      "Any methods called in `Tank`: has to return promptly"),
    Expected(
      "Each invocation of the callback never runs concurrently.",
      "Each invocation of the callback: serial"),
    Expected(
      "Avoid performing long, blocking work in `-drain`.",
      "-drain: must not perform long, blocking work within -drain"),
    Expected(
      "The host must make the two levels equal.",
      "The host: has to make the two levels equal"),
    Expected(
      "Do not make any copies of the row.",
      "-refresh: must not make any copies of the row within -refresh"),
    Expected(
      "The destructor (`tank_free()`) will block until all pumps have stopped.",
      "tank_free(): blocking"),
    Expected(
      "The drain hook (`onDrain`) is called on the main thread.",
      "onDrain: every call is on the main thread"),
    Expected(
      "Your tank subclass must override this and return true if it can open a valve.",
      "-refresh: has to be overridden"),
    Expected(
      "`fill()` is not allowed if the tank is shut.",
      "fill(): must not be called (if the tank is shut)"),
    Expected(
      "Using many pumps should be avoided.",
      "-refresh: must not use many pumps"),
    Expected(
      "It is important to note, however, that all tank hooks are called on main.",
      "all tank hooks: every call is on the main thread"),
    Expected(
      "The hooks of a tank always run in the order they were added.",
      "The hooks of a tank: called in the order they were added"),
  ]) func areTakenAsTheyAre(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("It is called on main—never on a worker.", "-refresh: every call is on the main thread"),
    Expected("It is called once—on main.", "-refresh: called exactly once"),
  ]) func areToldUpToADash(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Keep pumps fast—slow work is never done on main.",
    "Tanks stay full—the host drains them later.",
  ]) func areCutAtADash(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

import Testing

@testable import SpecClaims

/// Where, how and by whom something must not be done.
@Suite struct PrivateSignalTests {
  @Test(arguments: [
    Expected(
      "This is a private signal, it can't be emitted directly by subclasses.",
      "-refresh: must not be called directly by subclasses"),
    Expected(
      "It can't be emitted by subclasses of the tank, use `fill()` instead.",
      "-refresh: must not be called by subclasses of the tank"),
    Expected(
      "Only call this method from a hook.",
      "-refresh: must not be called other than from a hook"),
    Expected(
      "Only call if the level is not 0.",
      "-refresh: must not be called (unless the level is not 0)"),
    Expected(
      "A tank cannot be opened during a callback.",
      "-refresh: must not open a tank during a callback"),
    Expected(
      "Rows should not be written defensively.",
      "-refresh: must not write rows defensively"),
    Expected(
      "Pumps are executed asynchronously from the main thread.",
      "Pumps: every call is on a background thread", "Pumps: asynchronous"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Handlers can be asynchronous.",
    "It may be non-blocking.",
    "Only call a pump from a hook.",
    "Only call the police if the level is not 0.",
    "A tank cannot be opened during the summer.",
    "The fill starts when a valve is opened and ends when the tank has been emptied.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

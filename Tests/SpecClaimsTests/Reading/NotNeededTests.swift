import Testing

@testable import SpecClaims

/// Calls that nobody has to make, orders that a noun tells, and remarks on where it is written.
@Suite struct NotNeededTests {
  @Test(arguments: [
    Expected(
      "This need not be called.",
      "-refresh: not promised: has to be called"),
    Expected(
      "`drain()` does not need to be called manually.",
      "drain(): not promised: has to be called manually"),
    Expected(
      "Users need not call `drain()`.",
      "Users: not promised: has to call `drain()`"),
    Expected(
      "Hooks are called in order of registration.",
      "Hooks: called in order of registration"),
    Expected(
      "Rows are not guaranteed to be dispatched in order of priority.",
      "Rows: not promised: called in order of priority"),
    Expected(
      "It is called on the render thread, as described in the guide.",
      "-refresh: every call is on the render thread"),
    Expected(
      "It is called on the render thread, as noted above, and at most once.",
      "-refresh: every call is on the render thread", "-refresh: called at most once"),
    Expected(
      "This method may be called both during and after the fill.",
      "-refresh: during the fill", "-refresh: after the fill"),
    Expected(
      "If called on a shut tank, a panic will occur.",
      "-refresh: crash when misused: If called on a shut tank"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called in order of `a`, `b` and `c`.",
    "On iron, steel, copper, and lead, the pump must be turned on with a lever.",
    "This need not be called in a hook.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

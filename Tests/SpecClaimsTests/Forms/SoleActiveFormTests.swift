import Testing

@testable import SpecClaims

/// One at a time.
@Suite struct SoleActiveFormTests {
  @Test(arguments: [
    Expected(
      "Only one drain can be open at a time.", "drain: exclusive"),
    Expected(
      "No more than one thread may be active inside a tank at any time.", "thread: exclusive (inside a tank)"),
    Expected(
      "Only one task can run on a pump at any given moment.", "task: serial (on a pump)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Only one drain can be open.",
    "Usually only one drain can be open at a time.",
    "Only one name can be long.",
    "Only one drain was open at a time.",
    "Only one drain can be seen from the top at a time.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

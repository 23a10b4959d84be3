import Testing

@testable import SpecClaims

@Suite struct InterleavingFormTests {
  @Test(arguments: [
    Expected(
      "Tasks do not interleave.",
      "Tasks: serial"),
    Expected(
      "Timers of one tank never overlap.",
      "Timers of one tank: serial"),
    Expected(
      "Callbacks interleave by default.",
      "Callbacks: concurrent (by default)"),
    Expected(
      "Rows are drained one at a time.",
      "Rows: serial"),
    Expected(
      "Tasks must not overlap.",
      "Tasks: serial"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: InterleavingForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Calls usually do not interleave.",
    "Calls might overlap.",
    "Rows do not interleave.",
    "The columns overlap a little.",
    "Rows are not drained one at a time.",
    "A row is drained one at a time.",
    "Some calls do not overlap.",
    "No calls interleave.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: InterleavingForm.self).isEmpty)
  }
}

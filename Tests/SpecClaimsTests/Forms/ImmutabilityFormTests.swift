import Testing

@testable import SpecClaims

@Suite struct ImmutabilityFormTests {
  @Test(arguments: [
    Expected(
      "After it has been returned from `-refresh`, the frame is immutable.",
      "frame: cannot be changed after -refresh has finished"),
    Expected(
      "The panel will never change its window.",
      "panel's window: cannot be changed after it has been set"),
    Expected(
      "The table cannot be changed after the run has started.",
      "table: cannot be changed after the run has started"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The frame is immutable.",
    "The panel may never change its window.",
    "The panel does not change its window when it is closed.",
    "It does not change its window.",
    "You do not change its window.",
    "The table cannot be changed.",
    "The table might not be changed after the run has started.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

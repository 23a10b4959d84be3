import Testing

@testable import SpecClaims

/// What happens within something that takes its time, and what may come first.
@Suite struct StretchesTests {
  @Test(arguments: [
    Expected("The tank is drained at the end of the fill.", "The tank is drained: at the end of the fill"),
    Expected("The tank is drained during the startup.", "The tank is drained: during the startup"),
    Expected(
      "The pump may exit before the valve is shut.", "The pump exits: before the valve is shut"),
    Expected("Rows are written in order.", "Rows are written: in order"),
    Expected(
      "Rows are written in the same order as they were added.",
      "Rows are written: in the same order as they were added"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The tank is drained during the summer.", "The tank may be drained during the startup.",
    "The tank is not drained during the startup.", "The tank is known during the startup.",
    "The pump may exit before the valve.", "The tank is drained into the sink at the end of the fill.",
    "The tank is drained at the front of the fill.", "Spaces are removed at the end of the line.",
    "Rows are written in network byte order.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

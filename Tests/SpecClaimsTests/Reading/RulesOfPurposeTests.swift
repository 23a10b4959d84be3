import Testing

@testable import SpecClaims

/// Rules for whoever wants something: what is wanted is their condition.
@Suite struct RulesOfPurposeTests {
  @Test(arguments: [
    Expected(
      "To paint a window, the caller must open it.",
      "the caller: has to open it (To paint a window)"),
    Expected(
      "If you want the row kept, you must set its owner.",
      "-refresh: has to set its owner within -refresh (If you want the row kept)"),
    Expected(
      "If you wish to keep the row, you should set its owner.",
      "-refresh: has to set its owner within -refresh (If you wish to keep the row)"),
    Expected(
      "To ensure that the pump runs on, it should return `OK`.",
      "-refresh: has to return `OK` within -refresh (To ensure that the pump runs on)"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "To keep it quick, you should check the level of the row.", "To use a valve, you need to open it.",
    "To use a valve, we must open it.", "To keep the row, it should return `true`.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  /// "Should generally" asks, and less than "must" does; "usually" leaves more open.
  @Test(arguments: [
    Expected(
      "Callers should generally close the window.",
      "Callers: has to close the window"),
    Expected("Valves should ideally be used for small tanks.", "Valves: has to be used for small tanks"),
    Expected("The tank must typically be closed before the draw.", "The tank is closed: before the draw"),
    Expected("Callers should usually close the window."),
    Expected("Callers need to generally close the window."),
    Expected("The tank is typically closed before the draw."),
  ]) func mayBeMild(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
    let claims = try read("## Panel\n\n### `-refresh`\n\n\(expected.sentence)\n")
    #expect(claims.allSatisfy { $0.modality == .should })
  }
}

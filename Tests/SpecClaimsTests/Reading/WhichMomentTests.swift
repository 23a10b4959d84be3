import Testing

@testable import SpecClaims

@Suite struct WhichMomentTests {
  @Test(arguments: [
    Expected("The host calls `-drain`, after which `-fill` is never called again.", "-fill: never after -drain"),
    Expected("The host calls `-drain`, after which time `-fill` is called.", "-fill: after -drain"),
    Expected(
      "The tank stays open until the host calls `-drain`, after which the host never calls `-fill` again.",
      "-fill: never after -drain"),
    Expected("The pump is stopped, before which `-drain` is called.", "-drain: before the pump is stopped"),
    Expected(
      "If the host calls `-drain`, after which nothing is left, `-fill` is called once.",
      "-fill: called exactly once (If the host calls `-drain`)"),
    Expected("The pump might be stopped, after which `-drain` is called."),
    Expected("`-drain` is called once, after which it is idle.", "-drain: called exactly once"),
  ]) func whatHoldsFromThenOn(_ expected: Expected) throws {
    #expect(
      try read("## `-refresh`\n\n\(expected.sentence)\n\n## `-drain`\n\n## `-fill`\n").map(\.canonical)
        == expected.claims)
  }
}

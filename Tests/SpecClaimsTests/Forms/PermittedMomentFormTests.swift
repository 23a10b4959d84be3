import Testing

@testable import SpecClaims

@Suite struct PermittedMomentFormTests {
  @Test(arguments: [
    Expected("The row may be freed after the host has stopped.", "The row is freed: after the host has stopped"),
    Expected("Once the panel is closed, its name can be reused.", "its name is reused: after the panel is closed"),
    Expected("After `-close` returns, the row can be freed.", "the row is freed: after -close has finished"),
    Expected(
      "It may be called when the panel is in the following states: `OPEN`, `FULL`.",
      "-refresh: during `OPEN` or `FULL`"),
    Expected("It can be called while the panel is in the `OPEN` state.", "-refresh: during `OPEN`"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PermittedMomentForm.self) == expected.claims)
    #expect(
      try read("## Panel\n\n### `-refresh`\n\n\(expected.sentence)\n").filter { $0.form == PermittedMomentForm.name }
        .allSatisfy { $0.modality == .may })
  }

  @Test(arguments: [
    "The row may not be freed after the host has stopped.", "The row might be freed after the host has stopped.",
    "The row may only be freed after the host has stopped.", "The row can often be freed after the host has stopped.",
    "It may be called when the panel is open.", "You can free the row after the host has stopped.",
    "The row can be seen after the host has stopped.", "It may be freed after the host has stopped.",
    "The row may be freed after a while.", "No row may be freed after the host has stopped.",
    "It may be called when the panel is not in the `OPEN` state.",
    "It may be called when the panel is in the following states, except `OPEN`.",
    "The row can be freed on the main thread after the host has stopped.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PermittedMomentForm.self).isEmpty)
  }
}

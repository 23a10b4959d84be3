import Testing

@testable import SpecClaims

@Suite struct PreventedCallFormTests {
  @Test(arguments: [
    Expected(
      "Returning `false` prevents `-close` from being called.",
      "-close: never called (Returning `false`)"),
    Expected(
      "Throwing an error will prevent any later hooks from being invoked.",
      "any later hooks: never called (Throwing an error)"),
    Expected(
      "If the count is zero, the draw handler is disabled.", "the draw handler: never called (If the count is zero)"),
    Expected("Passing zero disables the draw callback.", "the draw callback: never called (Passing zero)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PreventedCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Returning `false` prevents the panel from being drawn.",
    "Returning `false` may prevent `-close` from being called.",
    "Returning `true` does not prevent `-close` from being called.",
    "Returning `false` usually prevents `-close` from being called.",
    "Returning `false` prevents `-close` from being called twice.",
    "The draw handler is disabled.", "If the count is zero, the panel is disabled.",
    "Passing zero may disable the handler.",
    "The lock prevents `-close` from being called.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PreventedCallForm.self).isEmpty)
  }
}

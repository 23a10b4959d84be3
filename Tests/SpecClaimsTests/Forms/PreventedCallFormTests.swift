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
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PreventedCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Returning `false` prevents the panel from being drawn.",
    "Returning `false` may prevent `-close` from being called.",
    "Returning `true` does not prevent `-close` from being called.",
    "Returning `false` usually prevents `-close` from being called.",
    "Returning `false` prevents `-close` from being called twice.",
    "The lock prevents `-close` from being called.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PreventedCallForm.self).isEmpty)
  }
}

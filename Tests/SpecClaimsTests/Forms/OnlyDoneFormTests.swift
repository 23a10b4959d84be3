import Testing

@testable import SpecClaims

@Suite struct OnlyDoneFormTests {
  @Test(arguments: [
    Expected(
      "Filling the tank must only be done inside the pump task.",
      "-refresh: must not fill the tank other than inside the pump task"),
    Expected(
      "Opening a valve should only be done when both pumps allow it.",
      "-refresh: must not open a valve other than when both pumps allow it"),
    Expected(
      "It should only be done at quiet times.", "-refresh: must not be called other than at quiet times"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OnlyDoneForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Filling the tank is only done inside the pump task.", "Filling the tank must be done inside the pump task.",
    "Filling the tank must not only be done inside the pump task.",
    "Filling the tank should usually only be done inside the pump task.",
    "Filling the tank must only be done on the main thread.", "The filling must only be done inside the pump task.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OnlyDoneForm.self).isEmpty)
  }
}

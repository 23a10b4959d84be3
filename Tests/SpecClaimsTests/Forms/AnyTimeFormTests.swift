import Testing

@testable import SpecClaims

@Suite struct AnyTimeFormTests {
  @Test(arguments: [
    Expected(
      "`-cancel` can be called at any time.",
      "-cancel: at any time"),
    Expected(
      "It may be called at any point during the run.",
      "-refresh: at any time during the run"),
    Expected(
      "Valves can be closed anytime to stop the pump.",
      "Valves are closed: at any time"),
    Expected(
      "You may call `-stop` at any time.",
      "-stop: at any time"),
    Expected("`-stop` may be called before or after `-draw`.", "-stop: at any time before or after `-draw`"),
    Expected("Calls to `-stop` may be made before or after `-draw`.", "-stop: at any time before or after `-draw`"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: AnyTimeForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The file may change at any time.",
    "Rows may be removed at any time.",
    "It cannot be called at any time.",
    "It may be called at any time before `-close`.",
    "It might be called at any time.",
    "It should be called at any time.",
    "You may call the desk at any time.", "At any time, you may call `-stop` in a started session.",
    "You must call `-stop` at any time.",
    "`-stop` must be called before or after `-draw`.", "`-stop` may be called before `-draw`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: AnyTimeForm.self).isEmpty)
  }
}

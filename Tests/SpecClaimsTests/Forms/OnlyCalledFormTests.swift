import Testing

@testable import SpecClaims

@Suite struct OnlyCalledFormTests {
  @Test(arguments: [
    Expected(
      "You can only call `fill()` if the tank is open.",
      "fill(): must not be called (unless the tank is open)"),
    Expected(
      "Only call this method while the tank is open.",
      "-refresh: must not be called (unless the tank is open)"),
    Expected(
      "You should call this only when the tank is open.",
      "-refresh: must not be called (unless the tank is open)"),
    Expected(
      "It is only valid to call this method if all tanks are new.",
      "-refresh: must not be called (unless all tanks are new)"),
    Expected(
      "This call is only valid if the tank is open.",
      "-refresh: must not be called (unless the tank is open)"),
    Expected(
      "This call is not valid if the tank is shut.",
      "-refresh: must not be called (if the tank is shut)"),
    Expected(
      "`fill()` is not allowed while the tank is shut.",
      "fill(): must not be called (while the tank is shut)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OnlyCalledForm.self) == expected.claims)
  }

  @Test(arguments: [
    "You can call `fill()` if the tank is open.",
    "You can usually only call `fill()` if the tank is open.",
    "You can only fill it if the tank is open.",
    "This row is only valid if the tank is open.",
    "This call is valid if the tank is open.",
    "You can only call `fill()` on main.",
    "You can only call `fill()` after `-open`.",
    "You must not only call `fill()` if the tank is open.",
    "You can only call `fill()` twice.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OnlyCalledForm.self).isEmpty)
  }
}

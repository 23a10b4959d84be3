import Testing

@testable import SpecClaims

@Suite struct NoLongerCalledFormTests {
  @Test(arguments: [
    Expected("The `-drain` hook will no longer be called.", "-drain: never after -refresh"),
    Expected("`-drain` and `-fill` will no longer be invoked.", "-drain and -fill: never after -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: NoLongerCalledForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It will no longer be called.", "`-drain` is no longer called.", "`-drain` may no longer be called.",
    "If the tank leaks, `-drain` will no longer be called.", "`-drain` will no longer be called on main.",
    "`-drain` will no longer be called after `-fill`.", "The tank will no longer be drained.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: NoLongerCalledForm.self).isEmpty)
  }
}

import Testing

@testable import SpecClaims

@Suite struct EventuallyCalledFormTests {
  @Test(arguments: [
    Expected("The `-drain` hook will eventually be called with a row.", "-drain: after -refresh"),
    Expected("`-drain` is subsequently called.", "-drain: after -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: EventuallyCalledForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It is eventually called.", "`-drain` will eventually be called after `-fill`.",
    "If the tank leaks, `-drain` will eventually be called.", "`-drain` can eventually be called.",
    "The tank will eventually be drained.", "`-drain` will be called.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: EventuallyCalledForm.self).isEmpty)
  }
}

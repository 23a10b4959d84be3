import Testing

@testable import SpecClaims

@Suite struct OnlyAfterFormTests {
  @Test(arguments: [
    Expected(
      "You can only use the handle after `-open` has returned.",
      "use the handle: never before -open has finished"),
    Expected(
      "Only access the rows once they are loaded.",
      "access the rows: never before they are loaded"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OnlyAfterForm.self) == expected.claims)
  }

  @Test(arguments: [
    "You can use the handle after `-open` has returned.",
    "You can only use the handle.",
    "You cannot use the handle after `-open`.",
    "You usually can only use the handle after `-open` has returned.",
    "The host only uses the handle after `-open`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OnlyAfterForm.self).isEmpty)
  }
}

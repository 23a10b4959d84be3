import Testing

@testable import SpecClaims

@Suite struct NoGuaranteeFormTests {
  @Test(arguments: [
    Expected(
      "There are no ordering guarantees between readers.",
      "readers: not promised: before one another"),
    Expected(
      "No guarantees are made about the order of the rows.",
      "rows: not promised: before one another"),
    Expected(
      "There is no guarantee about which thread calls this hook.",
      "-refresh: may be called on any thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: NoGuaranteeForm.self) == expected.claims)
  }

  @Test(arguments: [
    "There is no guarantee that it works.",
    "There are guarantees about which thread calls this hook.",
    "There are no guarantees.",
    "There may be no guarantee about which thread calls this hook.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: NoGuaranteeForm.self).isEmpty)
  }
}

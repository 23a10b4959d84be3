import Testing

@testable import SpecClaims

@Suite struct MutableUntilFormTests {
  @Test(arguments: [
    Expected(
      "The plan is mutable up until the point that it is returned in this method.",
      "plan: may be accessed before -refresh has finished"),
    Expected(
      "The plan is maleable until it is returned in this method.", "plan: may be accessed before -refresh has finished"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: MutableUntilForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The plan is mutable.",
    "The plan is not mutable until it is returned in this method.",
    "It is mutable until it is returned in this method.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: MutableUntilForm.self) == [])
  }
}

import Testing

@testable import SpecClaims

@Suite struct CallerFormTests {
  @Test(arguments: [
    Expected("It must not be called directly by other classes.", "-refresh: not to be called by other classes"),
    Expected("It may only be called by the scheduler.", "-refresh: only to be called by the scheduler"),
    Expected(
      "This method should never be invoked from outside of the panel.",
      "-refresh: not to be called from outside of the panel"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: CallerForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It should be called by the panel.",
    "It is called by other classes.",
    "It must not be called by `-load`.",
    "It is usually not to be called by other classes.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: CallerForm.self) == [])
  }
}

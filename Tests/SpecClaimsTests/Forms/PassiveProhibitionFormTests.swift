import Testing

@testable import SpecClaims

@Suite struct PassiveProhibitionFormTests {
  @Test(arguments: [
    Expected("Drawing code must not be put in this method.", "-refresh: must not put drawing code within -refresh"),
    Expected("It should not be used for drawing code.", "-refresh: must not create drawing code within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Drawing code should usually not be put in this method."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

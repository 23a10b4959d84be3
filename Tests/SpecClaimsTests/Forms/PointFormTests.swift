import Testing

@testable import SpecClaims

@Suite struct PointFormTests {
  @Test(arguments: [
    Expected("This is the point at which the panel has been drawn.", "-refresh: after the panel has been drawn")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "This is the point at which the panel looks nice."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

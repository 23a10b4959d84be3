import Testing

@testable import SpecClaims

@Suite struct PurposeFormTests {
  @Test(arguments: [
    Expected(
      "Use `-setScale:` to set the scale of the next drawing.", "-setScale: serves to set the scale of the next drawing"
    ),
    Expected("Use this method to drop the rows when memory is low.", "-refresh: serves to drop the rows"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PurposeForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Use the panel to set the scale.",
    "Do not use `-setScale:` to draw the panel.",
    "To draw, use `-setScale:`.",
    "You might use `-setScale:` to draw the panel.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PurposeForm.self) == [])
  }
}

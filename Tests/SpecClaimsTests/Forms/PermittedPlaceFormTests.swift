import Testing

@testable import SpecClaims

@Suite struct PermittedPlaceFormTests {
  @Test(arguments: [
    Expected(
      "It is the appropriate place for window work (such as adding buttons or touching the frame).",
      "-refresh: may create buttons within -refresh", "-refresh: may access the frame within -refresh")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is a good place for window work (such as adding buttons)."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

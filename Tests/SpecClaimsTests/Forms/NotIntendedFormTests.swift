import Testing

@testable import SpecClaims

@Suite struct NotIntendedFormTests {
  @Test(arguments: [
    Expected(
      "It is not meant for opening the valve.",
      "-refresh: must not open the valve within -refresh"),
    Expected(
      "This method is not designed for closing tanks.",
      "-refresh: must not close tanks within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: NotIntendedForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It is meant for opening the valve.",
    "The host is not meant for opening the valve.",
    "It might not be meant for opening the valve.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: NotIntendedForm.self).isEmpty)
  }
}

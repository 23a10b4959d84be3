import Testing

@testable import SpecClaims

@Suite struct AlternativeFormTests {
  @Test(arguments: [
    Expected(
      "Implement one of `-drawText:` or `-drawImage:` to show something.",
      "-drawText: and -drawImage: has to override one of -drawText: or -drawImage:"),
    Expected(
      "You must override either `-drawText:` or `-drawImage:`.",
      "-drawText: and -drawImage: has to override one of -drawText: or -drawImage:"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: AlternativeForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Implement `-drawText:` and `-drawImage:`.",
    "Implement one of the hooks.",
    "You may implement one of `-drawText:` or `-drawImage:`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: AlternativeForm.self) == [])
  }
}

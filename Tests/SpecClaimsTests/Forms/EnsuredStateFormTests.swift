import Testing

@testable import SpecClaims

@Suite struct EnsuredStateFormTests {
  @Test(arguments: [
    Expected(
      "Make sure the valve has been closed.",
      "-refresh: has to close the valve within -refresh"),
    Expected(
      "Ensure that an empty tank is returned.",
      "-refresh: has to return an empty tank within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: EnsuredStateForm.self) == expected.claims)
  }

  /// At the head of a section it is what the method does.
  @Test func theSummaryOfAMethodIsNone() throws {
    #expect(try understood("Ensure that the valve is closed.").isEmpty)
    let behind = try understood("The tank is large. Ensure that the valve is closed.")
    #expect(behind == ["-refresh: has to close the valve within -refresh"])
  }

  @Test(arguments: [
    "The host makes sure that the valve is closed.",
    "Make sure that it is closed.",
    "Make sure the valve is large.",
    "Make sure that `-fill` is called.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: EnsuredStateForm.self).isEmpty)
  }
}

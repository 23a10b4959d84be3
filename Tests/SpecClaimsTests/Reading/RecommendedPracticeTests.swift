import Testing

@testable import SpecClaims

/// What is recommended, in other words than "it is recommended that".
@Suite struct RecommendedPracticeTests {
  @Test(arguments: [
    Expected("The best practice for valves is to accept any row.", "valves: has to accept any row"),
    Expected("The recommendation is to close the window.", "-refresh: has to close the window within -refresh"),
    Expected(
      "It is strongly encouraged that all rows be filled with water.",
      "all rows: has to be filled with water"),
    Expected(
      "It is encouraged that all rows be filled with a tank upon which they float.",
      "all rows: has to be filled with a tank upon which they float"),
    Expected(
      "It is highly recommended you use the `Pump` instead.",
      "-refresh: has to use the `Pump` instead"),
    Expected(
      "It is recommended to give every row a name.", "-refresh: has to give every row a name within -refresh"),
    Expected(
      "It is recommended to migrate to the newest pump.",
      "-refresh: has to migrate to the newest pump within -refresh"),
    Expected(
      "hydra then expects the application to close the window.",
      "the application: has to close the window"),
    Expected("It is necessary to manually close the window.", "-refresh: has to close the window within -refresh"),
    Expected(
      "For applications that do not, it is necessary to manually close the window.",
      "applications: has to close the window (For applications that do not)"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The best part of the row is to close the window.", "The best practice for valves was to accept any row.",
    "The recommended way takes a lock on the tank.",
    "It is usually recommended to migrate to the newest pump.", "It should give every row a name.",
    "It is not encouraged that all rows be filled.", "Filling expects the application to close the window.",
    "Nothing requires you to close the window.", "Nobody expects callers to close it.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

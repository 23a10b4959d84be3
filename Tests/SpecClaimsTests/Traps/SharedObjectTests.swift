import Testing

@testable import SpecClaims

/// Verbs that share one object, and rules that tell of all of them.
@Suite struct SharedObjectTests {
  @Test(arguments: [
    Expected(
      "Do not open, fill or close the tank.",
      "-refresh: must not open the tank within -refresh", "-refresh: must not fill the tank within -refresh",
      "-refresh: must not close the tank within -refresh"),
    Expected(
      "You must not read or write the tank here.",
      "-refresh: must not read or write the tank within -refresh"),
    Expected(
      "You may read or change the tank in `fill()`.",
      "fill(): may read or change the tank within fill()"),
    Expected(
      "Do not allocate memory, take locks or block.",
      "-refresh: must not allocate memory within -refresh", "-refresh: must not take locks within -refresh",
      "-refresh: must not block within -refresh"),
  ]) func tellOfEveryVerb(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "You must not use state or create views here.",
      "-refresh: must not use state within -refresh", "-refresh: must not create views within -refresh"),
    Expected(
      "You must not call open or close the tank here.",
      "-refresh: must not call open within -refresh", "-refresh: must not close the tank within -refresh"),
  ]) func leaveNounsAlone(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

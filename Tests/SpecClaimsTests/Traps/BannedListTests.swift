import Testing

@testable import SpecClaims

/// Lists under what somebody is, or is not, allowed to do.
@Suite struct BannedListTests {
  @Test(arguments: [
    Expected(
      "`Pass` subclasses are not allowed to:\n\n1. Open a tank other than the current one.\n2. Keep state across runs.",
      "-refresh: must not open a tank other than the current one within -refresh",
      "-refresh: must not keep state across runs within -refresh"),
    Expected(
      "To be explicit, subclasses are not permitted to:\n\n- add or remove rows",
      "-refresh: must not add rows within -refresh", "-refresh: must not remove rows within -refresh"),
    Expected(
      "Pass subclasses are:\n\n1. ... *not allowed* to open the tank.\n2. ... *required* to call `fill`.",
      "Pass subclasses: must not open the tank", "Pass subclasses: has to call `fill`"),
    // Earlier, and not now.
    Expected("Previously, subclasses were not allowed to:\n\n- keep state"),
    Expected("Subclasses are no longer allowed to:\n\n- keep state"),
  ]) func items(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func ofATypeWithoutItsMethods() throws {
    #expect(
      try read("# Passes\n\n`Pass` subclasses are not allowed to:\n\n1. Open or close the tank.\n").map(\.canonical)
        == ["`Pass` subclasses: must not open the tank", "`Pass` subclasses: must not close the tank"])
  }

  @Test(arguments: [
    "Earlier, hooks are called on main.", "Previously, subclasses must keep state.",
    "Originally, this is called on the main thread.", "Formerly, it must not block.",
  ]) func wordsOfAnEarlierTime(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }
}

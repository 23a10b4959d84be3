import Testing

@testable import SpecClaims

/// A bare plural with its verb behind a comma is a clause of its own.
@Suite struct BareClauseTests {
  @Test(arguments: [
    Expected(
      "It may be called on any thread, rows are sent on the main thread.",
      "-refresh: may be called on any thread", "rows: every call is on the main thread"),
    Expected(
      "It may be called on any thread, and rows are sent on the main thread.",
      "-refresh: may be called on any thread", "rows: every call is on the main thread"),
    Expected(
      "It is called after tanks, pumps and rows are sent.",
      "-refresh: after tanks, pumps and rows are sent"),
  ]) func isToldApart(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  /// What an item goes on with, where it names nobody, is the method that it began with.
  @Test func anItemGoesOn() throws {
    let page =
      "# Loom\n\n- `push(row)` pushes a row. Must only be called once.\n- It weaves. Must only be called once.\n"
    #expect(try read(page).map(\.canonical).first == "push(row): called at most once")
  }
}

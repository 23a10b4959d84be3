import Testing

@testable import SpecClaims

/// "This method" where the heading above names none.
@Suite struct PointedMethodTests {
  @Test func underACaptionOfItsOwnTheEntryBeforeIsMeant() throws {
    let page = """
      ## `fill`

      Fills the tank.

      ## Performance

      There is little cost to calling this function, and as it is called at most once per frame, it can stay.

      The method is idempotent.

      ## Other pages

      ### About pumps

      This method is called on the main thread.
      """
    #expect(
      try read(page).filter { $0.payload.kind != "trigger" }.map(\.canonical) == [
        "fill: called at most once per frame", "fill: idempotent",
        "(subject unknown): every call is on the main thread",
      ])
  }

  @Test func theOneMethodThatTheSentenceBeforeHasNamedIsMeant() throws {
    #expect(
      try read("This pump overrides `-fillTank` to fill the tank. It is not necessary to call super in this method.\n")
        .map(\.canonical) == ["-fillTank: super need not be called"])
    #expect(
      try read("Both `-fillTank` and `-drainTank` are there. It is not necessary to call super in this method.\n")
        .map(\.canonical).allSatisfy { !$0.contains("-fillTank") })
  }

  @Test func whatStandsInBracketsDescribesATypeAndIsNoPartOfItsName() throws {
    #expect(
      try read("### SerialPump (one at a time)\n\nRuns on the main thread.\n").map(\.canonical)
        == ["SerialPump: every call is on the main thread"])
  }

  @Test func callersOfNoNamedMethodAreNamedThemselves() throws {
    let page = "## Notes\n\nAn implementation of `fillTank()` should not open windows.\n"
    #expect(try read(page).map(\.canonical) == ["An implementation of `fillTank()`: must not open windows"])
  }
}

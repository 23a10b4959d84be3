import Testing

@testable import SpecClaims

/// The descriptions of parameters in a generated reference.
@Suite struct ParameterNamesTests {
  @Test("a parameter may have the name of the caption")
  func namedLikeTheCaption() throws {
    let page = """
      - (void)fill:(int)parameters isDone:(Block)isDone

      Parameters

      parameters

      What to fill with.

      isDone

      Asks whether to stop. A return value of YES means stop filling.
      """
    #expect(try read(page).map(\.canonical) == ["isDone: a return value of YES means stop filling"])
  }

  @Test("a function among the parameters is told of in later sentences of its item")
  func functionGoesOn() throws {
    let page = """
      ## `bind([done])`

      * `done` {Function} with no parameters. Called when binding is complete.
      * `size` {number} with no limits. Called when binding is complete.
      """
    #expect(try read(page).map(\.canonical) == ["done: after binding is complete"])
  }

  @Test("the direction of a parameter is no part of its name")
  func withoutDirection() throws {
    let page = """
      ## tank_make

      - `[in] done`: Optional callback to call when the value is being collected.
      - `[in,out] state`: Called once.
      - `[other] hook`: Called once.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "done: while the value is being collected", "state: called exactly once", "[other] hook: called exactly once",
      ])
  }
}

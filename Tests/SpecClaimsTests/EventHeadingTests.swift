import Testing

@testable import SpecClaims

@Suite struct EventHeadingTests {
  @Test(arguments: ["### Event: 'overflow'", "### Event: `overflow`", "### Event: 'overflow' _macOS_"])
  func aLabelledEventIsTheSubject(_ heading: String) throws {
    #expect(try read("# pump\n\n\(heading)\n\nEmitted once.\n").map(\.canonical) == ["overflow: called exactly once"])
  }

  @Test func aNameInPartsIsAnEventWhereItIsEmitted() throws {
    #expect(
      try read("# pump\n\n## `tank-filled`\n\nEmitted when the tank has been filled. It is emitted once.\n")
        .map(\.canonical) == ["tank-filled: after the tank has been filled", "tank-filled: called exactly once"])
    #expect(
      try read("# pump\n\n## `tank-filled`\n\nThis event is emitted once.\n").map(\.canonical) == [
        "tank-filled: called exactly once"
      ])
    #expect(
      try read("# pump\n\n## `tank-width`\n\nHow wide it is. It is read once.\n").allSatisfy {
        $0.subject.written != "tank-width"
      })
  }

  @Test func anEventWithoutAHeadingIsNotLeftOut() throws {
    let page =
      "# pump\n\n### Event: `'FULL'`\n\nText.\n\nThe `'open'` and `'FULL'` events are emitted before filling.\n"
    #expect(try read(page).map(\.canonical) == ["The `'open'` and `'FULL'` events: before filling"])
  }

  /// The members of a table of callbacks.
  @Test func aNameBehindADotIsAMethodWhereOneOfThemIsCalled() throws {
    let page = """
      # pump

      ## `.fill`

      This is called once. `.drain` is called after `.fill` returns.

      ## `.drain`

      It has no use. It is called on the main thread.
      """
    #expect(
      try read(page).map(\.canonical) == [
        ".fill: called exactly once", ".drain: after .fill has finished", ".drain: every call is on the main thread",
      ])
    #expect(
      try read("# pump\n\n## `.red`\n\nThe colour of blood. It is called twice. `.red` is called once.\n").allSatisfy {
        $0.subject.written != ".red"
      })
  }

  @Test func theCallbackOfAMethodThatTakesOneIsNotTheMethod() throws {
    #expect(
      try read("## Pump\n\n### `run()`\n\nStarts the pump. The callback is called once.\n").map(\.canonical) == [
        "The callback: called exactly once"
      ])
    #expect(
      try read("## Pump\n\n### `filled()`\n\nTells that it is full. The callback is called once.\n").map(\.canonical)
        == ["filled(): called exactly once"])
    #expect(
      try read("## Threads\n\nThe callback is called once.\n").map(\.canonical) == ["The callback: called exactly once"]
    )
  }
}

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
}

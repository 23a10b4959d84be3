import Testing

@testable import SpecClaims

@Suite struct EventHeadingTests {
  @Test(arguments: ["### Event: 'overflow'", "### Event: `overflow`", "### Event: 'overflow' _macOS_"])
  func aLabelledEventIsTheSubject(_ heading: String) throws {
    #expect(try read("# pump\n\n\(heading)\n\nEmitted once.\n").map(\.canonical) == ["overflow: called exactly once"])
  }
}

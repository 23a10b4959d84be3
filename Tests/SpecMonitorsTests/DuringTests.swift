import CallTrace
import SpecMonitors
import Testing

@Suite struct DuringTests {
  let property = Property.during(call: .enter("layout"), scope: .enter("layoutPass"))

  @Test func aCallInsideTheScopeConformsHoweverDeep() throws {
    #expect(
      try finding(property, in: "main : layoutPass<(1) willLayout<(1) layout(1) willLayout>(1) layoutPass>(1)")
        == "exercised 1: [0, 2] Node 1: layout inside layoutPass")
  }

  @Test func aCallOutsideViolates() throws {
    #expect(
      try finding(property, in: "main : layoutPass(1) layout(1)")
        == "violations 1: [2] Node 1: layout outside layoutPass")
  }

  @Test func aScopeOfAnotherThreadOrAnotherSliceIsNoScope() throws {
    let trace = """
      main     : layoutPass<(1) ......... layout(2) layoutPass>(1)
      layout 2 : .............. layout(1)
      """
    #expect(try finding(property, in: trace) == "violations 2: [1] Node 1: layout outside layoutPass")
  }

  @Test func anOuterScopeOfTheSameCallStaysOpen() throws {
    #expect(
      try finding(property, in: "main : layoutPass<(1) layoutPass<(1) layoutPass>(1) layout(1) layoutPass>(1)")
        == "exercised 1: [0, 3] Node 1: layout inside layoutPass")
  }

  @Test func aSuperCallCanBeTheScope() throws {
    let inSuper = Property.during(call: .event("setFrame"), scope: .pattern("layout", .super))
    #expect(
      try finding(inSuper, in: "main : layout<^(1) setFrame!(1) layout$(1) setFrame!(1) layout>(1)") == """
        exercised 1: [1, 2] Node 1: setFrame inside layout
        violations 1: [4] Node 1: setFrame outside layout
        """)
  }

  @Test func theExitOfAnotherInstanceOrOfASuperCallLeavesTheScopeOpen() throws {
    #expect(
      try finding(property, in: "main : layoutPass<(1) layoutPass>(2) layoutPass$(1) layout(1) layoutPass>(1)")
        == "exercised 1: [0, 3] Node 1: layout inside layoutPass")
  }

  @Test func aSuperCallThatNeverReturnsEndsWithItsCall() throws {
    let properties = [EventPattern.enter("layout"), .pattern("layout", .super)].map {
      Property.during(call: .event("setFrame"), scope: $0)
    }
    let trace = try Trace(timeline: "main : layout<^(1) layout>(1) setFrame!(1)")
    #expect(Judge.findings(for: properties, in: trace).map(\.violations) == [1, 1])
  }

  @Test func aScopeWhoseExitIsMissingEndsWithTheCallAroundIt() throws {
    #expect(
      try finding(property, in: "main : layoutPass<(2) layoutPass<(1) layoutPass>(2) layout(1) layoutPass>(1)")
        == "violations 1: [3] Node 1: layout outside layoutPass")
  }

  @Test func aGapCanHideTheScope() throws {
    #expect(try finding(property, in: "main : layoutPass<(1) ?1 layout(1) layoutPass>(1)") == "undecided 1")
  }

  @Test func whatWasNeverRecordedIsUnseen() throws {
    #expect(
      try finding(property, in: "main : layout(1) …") == """
        suspected 1 unless blind to layoutPass: [0] Node 1: layout outside layoutPass
        unseen: layoutPass
        """)
    #expect(try finding(property, in: "main : layoutPass(1)") == "unseen: layout")
  }
}

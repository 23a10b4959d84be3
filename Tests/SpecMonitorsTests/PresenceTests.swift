import CallTrace
import SpecMonitors
import Testing

@Suite struct PresenceTests {
  let property = Property.presence(of: .pattern("layout", .super), within: .enter("layout"))

  @Test func aScopeThatHoldsTheActionConforms() throws {
    #expect(
      try finding(property, in: "main : layout<(1) layout^(1) layout$(1) layout>(1)")
        == "exercised 1: [0, 1] Node 1: layout inside layout")
  }

  @Test func aScopeWithoutItViolatesWhereTheActionIsKnown() throws {
    #expect(
      try finding(property, in: "main : layout<(1) layout^(1) layout$(1) layout>(1) layout(2:PhotoNode)") == """
        exercised 1: [0, 1] Node 1: layout inside layout
        violations 1: [4, 5] PhotoNode 2: layout without layout
        """)
  }

  @Test func whereNoTraceShowsTheActionItsLackIsASuspicion() throws {
    #expect(
      try finding(property, in: "main : layout(1)") == """
        suspected 1 unless blind to layout: [0, 1] Node 1: layout without layout
        unseen: layout
        """)
  }

  @Test func theActionOfAnotherInstanceOrThreadIsNotIts() throws {
    let trace = """
      main     : layout<(1) layout<(2) layout^(2) layout$(2) layout>(2) ......... layout>(1)
      layout 2 : .................................................. layout^(1) .
      """
    #expect(
      try finding(property, in: trace) == """
        exercised 1: [1, 2] Node 2: layout inside layout
        violations 1: [0, 6] Node 1: layout without layout
        """)
  }

  @Test(arguments: ["main : layout<(1) …", "main : layout<(1) ?2 layout>(1)"])
  func aScopeWithoutItsEndIsUndecided(trace: String) throws {
    #expect(try finding(property, in: trace).contains("undecided 1"))
  }

  @Test func whatItHoldsProvesItEvenWithoutItsEnd() throws {
    #expect(
      try finding(property, in: "main : layout<(1) layout^(1) …")
        == "exercised 1: [0, 1] Node 1: layout inside layout")
  }
}

import SpecMonitors
import Testing

@Suite struct EffectTests {
  let isIn = Property.effect(
    at: .exit("enter"), attribute: "inHierarchy", equals: .isTrue, inside: nil, opening: nil)
  let isOut = Property.effect(
    at: .exit("leave"), attribute: "inHierarchy", equals: .isFalse, inside: nil, opening: nil)
  let placed = Property.effect(
    at: .pattern("layout", .superExit), attribute: "placed", equals: .isTrue,
    inside: .event("setFrame", of: .related), opening: .pattern("layout", .super))

  @Test func theRightValueConforms() throws {
    #expect(
      try finding(isIn, in: "main : enter<(1) enter>(1){inHierarchy}")
        == "exercised 1: [1] Node 1: inHierarchy is true at enter")
    #expect(
      try finding(isOut, in: "main : enter>(1){inHierarchy} leave(1)")
        == "exercised 1: [2] Node 1: inHierarchy is false at leave")
  }

  @Test func theWrongValueViolates() throws {
    #expect(
      try finding(isIn, in: "main : enter(1){inHierarchy} enter(2)") == """
        exercised 1: [1] Node 1: inHierarchy is true at enter
        violations 1: [3] Node 2: inHierarchy is false at enter
        """)
    #expect(
      try finding(isOut, in: "main : leave(1){inHierarchy}")
        == "violations 1: [1] Node 1: inHierarchy is true at leave")
  }

  @Test func theValueMustHaveComeAboutInside() throws {
    #expect(
      try finding(placed, in: "main : layout<^(1) setFrame!(2~1) layout$(1){placed} layout>(1)")
        == "exercised 1: [1, 2, 3] Node 1: placed is true at layout")
    #expect(
      try finding(placed, in: "main : layout<(1) setFrame!(2~1) layout^(1) layout$(1){placed} layout>(1)")
        == "violations 1: [2, 3] Node 1: no setFrame between layout and layout")
  }

  @Test(arguments: [
    "main : setFrame!(2~1) layout$(1){placed} layout^(1) …",
    "main : layout^(1) ?1 layout$(1){placed} layout^(1) setFrame!(2~1)",
  ])
  func aPointWhoseOpeningOrInsideCanBeMissingIsUndecided(trace: String) throws {
    #expect(try finding(placed, in: trace) == "undecided 1")
  }

  @Test func everyPointNeedsItsOwnOpeningAndInside() throws {
    #expect(
      try finding(placed, in: "main : layout^(1) setFrame!(2~1) layout$(1){placed} layout^$(1){placed}") == """
        exercised 1: [0, 1, 2] Node 1: placed is true at layout
        violations 1: [3, 4] Node 1: no setFrame between layout and layout
        """)
    #expect(
      try finding(placed, in: "main : layout^(1) setFrame!(2~1) layout$(1){placed} layout$(1){placed}") == """
        exercised 1: [0, 1, 2] Node 1: placed is true at layout
        undecided 1
        """)
  }

  @Test func anAttributeThatIsNeverRecordedProvesNothing() throws {
    #expect(
      try finding(isIn, in: "main : enter(1)") == """
        suspected 1 unless blind to the attribute inHierarchy: [1] Node 1: inHierarchy is false at enter
        unseen: the attribute inHierarchy
        """)
    #expect(
      try finding(isOut, in: "main : leave(1)") == """
        exercised 1: [1] Node 1: inHierarchy is false at leave
        unseen: the attribute inHierarchy
        """)
  }

  @Test func whatWasNeverRecordedIsUnseen() throws {
    #expect(try finding(isIn, in: "main : layout(1){inHierarchy}") == "unseen: enter")
    #expect(
      try finding(placed, in: "main : layout<^$>(1){placed}") == """
        suspected 1 unless blind to setFrame: [1, 2] Node 1: no setFrame between layout and layout
        unseen: setFrame
        """)
  }
}

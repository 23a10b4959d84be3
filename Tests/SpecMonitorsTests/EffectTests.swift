import SpecMonitors
import Testing

@Suite struct EffectTests {
  let isIn = Property.effect(at: .exit("enter"), attribute: "inHierarchy", equals: .isTrue)
  let isOut = Property.effect(at: .exit("leave"), attribute: "inHierarchy", equals: .isFalse)

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

  @Test func anAttributeThatIsFalseWhateverIsSoProvesNothing() throws {
    #expect(
      try finding(isOut, in: "main : enter(1){inHierarchy=false} leave(1){inHierarchy=false}") == """
        exercised 1: [3] Node 1: inHierarchy is false at leave
        unseen: the attribute inHierarchy
        """)
  }

  @Test func whatNobodyMayOverrideIsSaidOfWhoDoesOrDoesNot() throws {
    let own = Property.noOverride(of: .enter("load"), attribute: "inherited")
    #expect(own.text == "state: nobody overrides load")
    #expect(
      try finding(own, in: "main : load<(1){inherited} load>(1) load<(2){inherited=false}") == """
        exercised 1: [0] Node 1 does not override load
        violations 1: [2] Node 2 overrides load
        """)
  }

  @Test func whatWasNeverRecordedIsUnseen() throws {
    #expect(try finding(isIn, in: "main : layout(1){inHierarchy}") == "unseen: enter")
  }
}

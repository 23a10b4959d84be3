import SpecMonitors
import Testing

@Suite struct SimultaneityTests {
  let property = Property.simultaneity(
    .enter("willLayout"), .enter("layout", of: .related), pass: .enter("layoutPass", of: .related))

  @Test func oneOfEachInOnePassConforms() throws {
    #expect(
      try finding(property, in: "main : layoutPass<(3~1) willLayout(1:C) layout(2~1) layoutPass>(3~1)")
        == "exercised 1: [0, 1, 3, 5] C 1: 1 of willLayout and 1 of layout in one layoutPass")
  }

  @Test func oneWithoutTheOtherViolates() throws {
    let trace = "main : layoutPass<(3~1) willLayout(1:C) layoutPass>(3~1) layoutPass<(3~1) layout(2~1) layoutPass>(3~1)"
    #expect(
      try finding(property, in: trace)
        == "violations 2: [0, 1, 3] C 1: 1 of willLayout and 0 of layout in one layoutPass")
  }

  @Test func twoOfOneKindViolate() throws {
    let trace = "main : layoutPass<(3~1) willLayout(1:C) layout(2~1) layout(2~1) layout(2~1) layoutPass>(3~1)"
    #expect(
      try finding(property, in: trace)
        == "violations 1: [0, 3, 5, 9] C 1: 1 of willLayout and 3 of layout in one layoutPass")
  }

  @Test func twoOfTheOtherKindViolateToo() throws {
    let trace = "main : layoutPass<(3~1) layout(2~1) willLayout(1:C) layout(2~1) layoutPass>(3~1)"
    #expect(
      try finding(property, in: trace)
        == "violations 1: [0, 1, 5, 7] C 1: 1 of willLayout and 2 of layout in one layoutPass")
  }

  @Test(arguments: [
    "main : layoutPass<(3~1) willLayout(1:C) layoutPass>(3~1) layoutPass<(3~1) layout(2~1) layout(2~1) layoutPass>(3~1)",
    "main : layoutPass<(3~1) willLayout(1:C) willLayout(1) layoutPass>(3~1) layoutPass<(3~1) layout(2~1) layoutPass>(3~1)",
  ])
  func theEarliestViolationIsTheWitnessWhateverItsKind(trace: String) throws {
    #expect(try finding(property, in: trace).hasPrefix("violations 2: [0, 1, 3"))
  }

  @Test func twoOfOneKindViolateEvenIfTheOtherIsNeverRecorded() throws {
    #expect(
      try finding(property, in: "main : layoutPass<(3~1) layout(2~1) layout(2~1) layoutPass>(3~1)") == """
        violations 1: [0, 1, 3, 5] instance 1: 0 of willLayout and 2 of layout in one layoutPass
        unseen: willLayout
        """)
  }

  @Test func anEmptyPassAndCallsOutsideOfPassesAreNotJudged() throws {
    #expect(try finding(property, in: "main : layoutPass(3~1) willLayout(1:C) layout(2~1)") == "nothing")
  }

  @Test func callsOfAnotherThreadAreNotInThePass() throws {
    let trace = """
      main     : layoutPass<(3~1) willLayout(1:C) ........... layoutPass>(3~1)
      layout 2 : ................................ layout(2~1)
      """
    #expect(
      try finding(property, in: trace)
        == "violations 1: [0, 1, 5] C 1: 1 of willLayout and 0 of layout in one layoutPass")
  }

  @Test(arguments: [
    "main : layoutPass<(3~1) willLayout(1:C) layout(2~1) …",
    "main : layoutPass<(3~1) willLayout(1:C) layout(2~1) ?1 layoutPass>(3~1)",
  ])
  func aPassWithoutItsEndIsUndecided(trace: String) throws {
    #expect(try finding(property, in: trace) == "undecided 1")
  }

  @Test func whatWasNeverRecordedIsUnseenAndAPassWithoutItASuspicion() throws {
    #expect(
      try finding(property, in: "main : layoutPass<(3~1) willLayout(1:C) layoutPass>(3~1)") == """
        suspected 1 unless blind to layout: [0, 1, 3] C 1: 1 of willLayout and 0 of layout in one layoutPass
        unseen: layout
        """)
    #expect(try finding(property, in: "main : willLayout(1:C) layout(2~1)") == "unseen: layoutPass")
  }
}

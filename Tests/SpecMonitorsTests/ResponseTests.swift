import SpecMonitors
import Testing

@Suite struct ResponseTests {
  let property = Property.response(
    trigger: .event("boundsChange", of: .related), response: .enter("willLayout"), deadline: .settled)

  @Test func aResponseBeforeTheDeadlineConforms() throws {
    #expect(
      try finding(property, in: "main : boundsChange!(2~1) willLayout(1:C) settled!(0)")
        == "exercised 1: [0, 1] C 1: boundsChange, then willLayout")
  }

  @Test func everyTriggerCountsAndOneResponseAnswersAllBeforeIt() throws {
    #expect(
      try finding(
        property, in: "main : boundsChange!(2~1) boundsChange!(2~1) willLayout(1:C) willLayout(1) settled!(0)")
        == "exercised 2: [0, 2] C 1: boundsChange, then willLayout")
  }

  @Test func aDeadlineForEverybodyClosesAllThatWaits() throws {
    #expect(
      try finding(
        property,
        in: "main : willLayout(1:C) boundsChange!(2~1) boundsChange!(3~4) boundsChange!(3~4) settled!(0) willLayout(1)")
        == "violations 3: [2, 5] C 1: boundsChange, and no willLayout before settled")
  }

  @Test func anAnswerInAnotherSliceIsNone() throws {
    #expect(
      try finding(property, in: "main : boundsChange!(2~1) willLayout(3) settled!(0)")
        == "violations 1: [0, 3] instance 1: boundsChange, and no willLayout before settled")
  }

  @Test func theEndOfACompleteTraceIsADeadline() throws {
    let trace = "main : willLayout(1:C) settled!(0) boundsChange!(2~1)"
    #expect(
      try finding(property, in: trace)
        == "violations 1: [3] C 1: boundsChange, and no willLayout before the end of the trace")
    #expect(try finding(property, in: trace + " …") == "undecided 1")
    #expect(try finding(property, in: trace + " ?1") == "undecided 1")
  }

  @Test func aTriggerForEverybodyIsAnsweredByAnySlice() throws {
    let property = Property.response(
      trigger: .event("rotate", of: .everyone), response: .enter("willLayout"), deadline: .settled)
    #expect(
      try finding(property, in: "main : rotate!(0) willLayout(1:C) settled!(0)")
        == "exercised 1: [0, 1] the run: rotate, then willLayout")
  }

  @Test func aGapCanHideTheResponse() throws {
    #expect(
      try finding(
        property, in: "main : willLayout(1:C) boundsChange!(2~1) ?1 settled!(0) boundsChange!(2~1) willLayout(1)")
          == """
          exercised 1: [4, 5] C 1: boundsChange, then willLayout
          undecided 1
          """)
  }

  @Test func aDeathBeforeTheDeadlineIsUndecided() throws {
    #expect(
      try finding(property, in: "main : willLayout(1:C) boundsChange!(2~1) deinit!(1) settled!(0)") == "undecided 1")
  }

  @Test func aResponseNeverRecordedIsASuspicion() throws {
    #expect(
      try finding(property, in: "main : boundsChange!(2~1) settled!(0)") == """
        suspected 1 unless blind to willLayout: [0, 1] instance 1: boundsChange, and no willLayout before settled
        unseen: willLayout
        """)
  }

  @Test func aDeadlineOrTriggerNeverRecordedIsUnseen() throws {
    #expect(
      try finding(property, in: "main : boundsChange!(2~1) willLayout(1:C)") == """
        exercised 1: [0, 1] C 1: boundsChange, then willLayout
        unseen: settled
        """)
    #expect(try finding(property, in: "main : willLayout(1) settled!(0)") == "unseen: boundsChange")
  }
}

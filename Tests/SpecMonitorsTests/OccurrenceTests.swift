import SpecMonitors
import Testing

@Suite struct OccurrenceTests {
  let once = Property.occurrences(call: .enter("didLoad"), count: .once, occasion: nil)
  let onceLoaded = Property.occurrences(call: .enter("didLoad"), count: .once, occasion: .event("viewLoaded"))
  let atMostOnce = Property.occurrences(call: .enter("didLoad"), count: .atMostOnce, occasion: nil)
  let atLeastOnce = Property.occurrences(call: .enter("didLoad"), count: .atLeastOnce, occasion: .event("viewLoaded"))
  let never = Property.occurrences(call: .enter("didLoad"), count: .never, occasion: .event("viewLoaded"))

  @Test func exactlyOneCallInACompleteLifeConforms() throws {
    #expect(
      try finding(once, in: "main : didLoad(1) didLoad(2) deinit!(1)")
        == "exercised 2: [0] 1 call of didLoad in the life of Node 1")
  }

  @Test func aSecondCallInOneLifeViolates() throws {
    #expect(
      try finding(once, in: "main : didLoad(1) didLoad(7:PhotoNode) didLoad(7) deinit!(7) deinit!(1)") == """
        exercised 1: [0] 1 call of didLoad in the life of Node 1
        violations 1: [2, 4] 2 calls of didLoad in the life of PhotoNode 7
        """)
  }

  @Test func aThirdCallIsASecondViolation() throws {
    #expect(
      try finding(once, in: "main : didLoad(1) didLoad(1) didLoad(1)")
        == "violations 2: [0, 2] 2 calls of didLoad in the life of Node 1")
  }

  @Test func aCompleteLifeWithoutTheCallViolates() throws {
    #expect(
      try finding(once, in: "main : didLoad(1) deinit!(1) deinit!(2)") == """
        exercised 1: [0] 1 call of didLoad in the life of Node 1
        violations 1: [3] no call of didLoad in the life of Node 2
        """)
  }

  @Test func theEndOfAnotherKindOfInstanceMakesNothingDue() throws {
    var loaded = EventPattern.enter("didLoad").with(["cell": .bool(true)])
    loaded.instanceMarks = ["cell": .bool(true)]
    let once = Property.occurrences(call: loaded, count: .once, occasion: nil)
    let lives = "main : didLoad(1){cell} deinit!(1){cell} deinit!(2) deinit!(3){cell}"
    #expect(
      try finding(once, in: lives) == """
        exercised 1: [0] 1 call of didLoad in the life of Node 1
        violations 1: [4] no call of didLoad in the life of Node 3
        """)
  }

  @Test func lifeOfAnUnrelatedTypeMakesNothingDue() throws {
    #expect(
      try finding(once, in: "main : didLoad(1) deinit!(1) View.deinit!(2)")
        == "exercised 1: [0] 1 call of didLoad in the life of Node 1")
  }

  @Test func twoLivesOfOneNumberAreTwoLives() throws {
    #expect(
      try finding(once, in: "main : didLoad(1) deinit!(1) didLoad(1) deinit!(1)")
        == "exercised 2: [0] 1 call of didLoad in the life of Node 1")
  }

  @Test func anUnfinishedLifeInACutTraceIsUndecided() throws {
    #expect(try finding(once, in: "main : didLoad(1) …") == "undecided 1")
  }

  @Test func aGapInALifeCanHideACall() throws {
    #expect(
      try finding(once, in: "main : didLoad(1) ?3 deinit!(1) deinit!(2)") == "undecided 2")
  }

  @Test(arguments: [
    "main : didLoad(9) deinit!(9) viewLoaded!(1) ?1 deinit!(1)", "main : viewLoaded!(1) didLoad(1) ?1 deinit!(1)",
  ])
  func aGapAfterTheOccasionCanHideACall(trace: String) throws {
    #expect(try finding(onceLoaded, in: trace) == "undecided 1")
  }

  @Test func aSecondCallInALifeWithTheOccasionViolates() throws {
    #expect(
      try finding(onceLoaded, in: "main : viewLoaded!(1) didLoad(1) didLoad(1)")
        == "violations 1: [1, 3] 2 calls of didLoad in the life of Node 1")
  }

  @Test func twoCallsViolateEvenInACutTrace() throws {
    #expect(
      try finding(once, in: "main : didLoad(1) ?1 didLoad(1) …")
        == "violations 1: [0, 2] 2 calls of didLoad in the life of Node 1")
  }

  @Test func aCallNeverRecordedIsUnseenAndItsAbsenceASuspicion() throws {
    #expect(
      try finding(onceLoaded, in: "main : viewLoaded!(1) deinit!(1)") == """
        suspected 1 unless blind to didLoad: [0] no call of didLoad in the life of Node 1 (occasion: viewLoaded)
        unseen: didLoad
        """)
    #expect(try finding(once, in: "main : layout(1)") == "unseen: didLoad")
  }

  @Test func anOccasionMakesTheCallDueByTheEndOfACompleteTrace() throws {
    #expect(
      try finding(onceLoaded, in: "main : viewLoaded!(1) didLoad(1) viewLoaded!(2)") == """
        exercised 1: [1] 1 call of didLoad in the life of Node 1
        violations 1: [3] no call of didLoad in the life of Node 2 (occasion: viewLoaded)
        """)
  }

  @Test func anOccasionWithoutItsCallIsUndecidedInACutTrace() throws {
    #expect(
      try finding(onceLoaded, in: "main : viewLoaded!(1) didLoad(1) deinit!(1) viewLoaded!(2) …") == """
        exercised 1: [1] 1 call of didLoad in the life of Node 1
        undecided 1
        """)
  }

  @Test func anOccasionNeverRecordedLeavesTheCountUnproved() throws {
    #expect(try finding(onceLoaded, in: "main : didLoad(1) deinit!(1)") == "unseen: viewLoaded")
  }

  @Test func atMostOnceAsksForNoCall() throws {
    #expect(
      try finding(atMostOnce, in: "main : didLoad(1) deinit!(2) didLoad(3) didLoad(3)") == """
        exercised 1: [0] 1 call of didLoad in the life of Node 1
        violations 1: [3, 5] 2 calls of didLoad in the life of Node 3
        """)
  }

  @Test func atLeastOnceAllowsMore() throws {
    #expect(
      try finding(atLeastOnce, in: "main : viewLoaded!(1) didLoad(1) didLoad(1) viewLoaded!(2)") == """
        exercised 1: [1] 1 call of didLoad in the life of Node 1
        violations 1: [5] no call of didLoad in the life of Node 2 (occasion: viewLoaded)
        """)
  }

  @Test func neverIsShownByALifeWithTheOccasionAndACallElsewhere() throws {
    #expect(
      try finding(never, in: "main : viewLoaded!(1) didLoad(2)")
        == "exercised 1: [0] no call of didLoad in the life of Node 1 (occasion: viewLoaded)")
    #expect(
      try finding(never, in: "main : viewLoaded!(1)") == """
        exercised 1: [0] no call of didLoad in the life of Node 1 (occasion: viewLoaded)
        unseen: didLoad
        """)
  }

  @Test(arguments: ["main : viewLoaded!(1) didLoad<(1)", "main : didLoad<(1) viewLoaded!(1)"])
  func neverIsViolatedByACallBeforeOrAfterTheOccasion(trace: String) throws {
    #expect(
      try finding(never, in: trace)
        == "violations 1: [0, 1] 1 call of didLoad in the life of Node 1 (occasion: viewLoaded)")
  }
}

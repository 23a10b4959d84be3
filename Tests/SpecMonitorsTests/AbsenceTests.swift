import SpecMonitors
import Testing

@Suite struct AbsenceTests {
  let ofAnybody = Property.absence(of: .event("create"), within: .enter("init"), sameSlice: false)
  let ofItself = Property.absence(of: .event("view"), within: .enter("init"), sameSlice: true)

  @Test func aCleanScopeConformsIfTheActionIsSeenElsewhere() throws {
    #expect(
      try finding(ofAnybody, in: "main : init<(1) addSubnode!(1) init>(1) create!(9:UIView)")
        == "exercised 1: [0, 2] Node 1: init without create")
  }

  @Test func theActionInsideViolates() throws {
    #expect(
      try finding(ofAnybody, in: "main : init(1) create!(8) init<(2:PhotoNode) create!(9:UIView) init>(2)") == """
        exercised 1: [0, 1] Node 1: init without create
        violations 1: [3, 4] PhotoNode 2: create (UIView 9) inside init
        """)
  }

  @Test func anActionInANestedScopeSpoilsBothAndIsToldOnce() throws {
    #expect(
      try finding(ofAnybody, in: "main : create!(9) init<(1) init<(2) create!(8) init>(2) init>(1)")
        == "violations 1: [2, 3] Node 2: create (Node 8) inside init")
  }

  @Test func anActionOfAnotherThreadIsOutside() throws {
    let trace = """
      main     : ....... create!(9) .......
      layout 2 : init<(1) ......... init>(1)
      """
    #expect(try finding(ofAnybody, in: trace) == "exercised 1: [0, 2] Node 1: init without create")
  }

  @Test func anActionOfAnotherSliceIsOutsideWhereOnlyItsOwnCounts() throws {
    #expect(
      try finding(ofItself, in: "main : init<(1) view!(2) init>(1)")
        == "exercised 1: [0, 2] Node 1: init without view")
    #expect(
      try finding(ofItself, in: "main : init<(1) view!(1) init>(1)") == """
        violations 1: [0, 1] Node 1: view inside init
        unseen: view
        """)
  }

  @Test(arguments: ["main : create!(9) init<(1) …", "main : create!(9) init<(1) ?2 init>(1)"])
  func aScopeWithoutItsEndIsUndecided(trace: String) throws {
    #expect(try finding(ofAnybody, in: trace) == "undecided 1")
  }

  @Test func anActionInsideAScopeWithoutEndViolates() throws {
    #expect(
      try finding(ofAnybody, in: "main : create!(9) init<(1) create!(9) …")
        == "violations 1: [1, 2] Node 1: create (Node 9) inside init")
  }

  @Test func whatWasNeverRecordedIsUnseen() throws {
    #expect(
      try finding(ofAnybody, in: "main : init(1)") == """
        exercised 1: [0, 1] Node 1: init without create
        unseen: create
        """)
    #expect(try finding(ofAnybody, in: "main : create!(1)") == "unseen: init")
  }
}

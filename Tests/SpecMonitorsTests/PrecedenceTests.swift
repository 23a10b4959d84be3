import SpecMonitors
import Testing

@Suite struct PrecedenceTests {
  let property = Property.precedence(first: .event("viewLoaded"), then: .enter("didLoad"))

  @Test func everyThenAfterItsFirstConforms() throws {
    #expect(
      try finding(property, in: "main : viewLoaded!(1) didLoad(1) viewLoaded!(2) didLoad(2)")
        == "exercised 2: [0, 1] Node 1: viewLoaded, then didLoad")
  }

  @Test func thenWithoutFirstInItsSliceViolates() throws {
    #expect(
      try finding(property, in: "main : viewLoaded!(1) didLoad(1) didLoad(7:PhotoNode)") == """
        exercised 1: [0, 1] Node 1: viewLoaded, then didLoad
        violations 1: [3] PhotoNode 7: didLoad without viewLoaded before it
        """)
  }

  @Test func aFirstThatComesTooLateIsInTheWitness() throws {
    #expect(
      try finding(property, in: "main : didLoad(1) viewLoaded!(1) didLoad(1)") == """
        exercised 1: [2, 3] Node 1: viewLoaded, then didLoad
        violations 1: [0, 2] Node 1: didLoad before viewLoaded
        """)
  }

  @Test func theFirstOfALaterViolationIsNotInTheWitnessOfTheFirst() throws {
    #expect(
      try finding(property, in: "main : didLoad(1) didLoad(2) viewLoaded!(2)")
        == "violations 2: [0] Node 1: didLoad without viewLoaded before it")
  }

  @Test func firstNeverRecordedIsASuspicionAndNoViolation() throws {
    #expect(
      try finding(property, in: "main : didLoad(1)") == """
        suspected 1 unless blind to viewLoaded: [0] Node 1: didLoad without viewLoaded before it
        unseen: viewLoaded
        """)
  }

  @Test func thenNeverRecordedIsUnseen() throws {
    #expect(try finding(property, in: "main : viewLoaded!(1)") == "unseen: didLoad")
  }

  @Test func aGapCanHideTheFirst() throws {
    #expect(
      try finding(property, in: "main : viewLoaded!(1) ?1 didLoad(1) didLoad(2) …") == """
        exercised 1: [0, 1] Node 1: viewLoaded, then didLoad
        undecided 1
        """)
  }

  @Test func aDeadInstanceLeavesNothingToItsSuccessor() throws {
    #expect(
      try finding(property, in: "main : viewLoaded!(1) deinit!(1) didLoad(1)")
        == "violations 1: [2] Node 1: didLoad without viewLoaded before it")
  }

  @Test func whatCountsForEverybodyPrecedesInEverySlice() throws {
    let started = Property.precedence(first: .event("settled", of: .everyone), then: .enter("didLoad"))
    #expect(
      try finding(started, in: "main : settled!(0) didLoad(1) didLoad(2)")
        == "exercised 2: [0, 1] Node 1: settled, then didLoad")
  }

  @Test func anEventCountsForWhatItRelatesTo() throws {
    let view = Property.precedence(first: .exit("viewDidLoad"), then: .event("view", of: .related))
    #expect(
      try finding(view, in: "main : viewDidLoad(1:C) view!(2~1) view!(3~4) view!(5)") == """
        exercised 1: [1, 2] C 1: viewDidLoad, then view
        violations 1: [3] instance 4: view without viewDidLoad before it
        """)
  }

  @Test func onlyRelationsToTheRightTypesCount() throws {
    let node = EventPattern.event("view", of: .related).onTypes(related: ["C"])
    let view = Property.precedence(first: .exit("viewDidLoad"), then: node)
    #expect(
      try finding(view, in: "main : viewDidLoad(1:C) init(4) view!(2~1) view!(3~4)")
        == "exercised 1: [1, 4] C 1: viewDidLoad, then view")
    #expect(
      try finding(view, in: "main : viewDidLoad(1:C) view!(2~1) deinit!(1) view!(2~1)")
        == "exercised 1: [1, 2] C 1: viewDidLoad, then view")
  }
}
